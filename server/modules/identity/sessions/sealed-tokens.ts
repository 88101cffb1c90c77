import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encryption that only the browser with the cookie can open: the key comes from the cookie's token, of which
 * the database has only a hash. So the sign-in tokens of a browser without scripts can wait in a table for
 * its client.
 */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(token, 'base64url'), '', 'sign-in tokens', 32));

/** The hash by which the database names a session. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Encrypts JSON for the holder of a session's token. */
export function seal(value: Readonly<Record<string, unknown>>, token: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(token), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/**
 * Decrypts the output of {@link seal}.
 * @throws when it was sealed with another token or modified since
 */
export function unseal(sealed: Buffer, token: string): unknown {
  const decipher = createDecipheriv(CIPHER, keyOf(token), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
}
