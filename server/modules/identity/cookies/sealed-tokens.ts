import { createHash, hkdfSync } from 'node:crypto';
import { seal, unseal } from '#server/platform/sealed.ts';

/**
 * Encryption that only the browser with the cookie can open: the key comes from the cookie's token, of which
 * the database has only a hash. So the sign-in tokens of a browser without scripts can wait in a table for
 * its client.
 */
const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(token, 'base64url'), '', 'sign-in tokens', 32));

/** The hash by which the database names a session. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Encrypts JSON for the holder of a session's token. */
export const sealTokens = (tokens: Readonly<Record<string, unknown>>, token: string): Buffer =>
  seal(JSON.stringify(tokens), keyOf(token));

/**
 * Decrypts the output of {@link sealTokens}.
 * @throws when it was sealed with another token or modified since
 */
export const unsealTokens = (sealed: Buffer, token: string): unknown =>
  JSON.parse(unseal(sealed, keyOf(token)));
