import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Query } from '#server/platform/database/query.ts';
import { secretInFile } from '#server/platform/secret-file.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { parseSigningKeys, type SigningJwk } from '#server/platform/settings/env-values.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';

/** A key of access tokens. */
interface AuthKey {
  kid: string;
  privateKey: CryptoKey;
  /** Its entry in the public set. */
  publicJwk: Readonly<Record<string, unknown>>;
  /** Derives other secrets: nothing stored is usable without the key. */
  secret: (purpose: string) => Buffer;
}

/** At least one key; the first one signs, all verify. */
export type AuthKeys = readonly [AuthKey, ...AuthKey[]];

/** File of the key below DATA_DIR. */
const KEY_FILE = 'auth-signing-key.json';

/**
 * The keys of the shop: AUTH_SIGNING_KEY, else one generated at the first start. That one is stored beside
 * the built-in database, or inside the database of DATABASE_URL, because several machines may share it.
 *
 * @throws SettingsError when the key file cannot be read
 */
export async function loadAuthKeys(env: Env, query: Query): Promise<AuthKeys> {
  const jwks = env.signingKeys ?? [
    await (env.databaseUrl === undefined ? keyInFile(env.dataDir) : keyInDatabase(query)),
  ];
  const [first, ...others] = await Promise.all(jwks.map(toAuthKey));
  if (!first) throw new SettingsError('The setting AUTH_SIGNING_KEY holds no key.');
  return [first, ...others];
}

async function toAuthKey(jwk: SigningJwk): Promise<AuthKey> {
  const { kty, crv, x, y, d } = jwk;
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }));
  const privateKey = await importJWK({ kty, crv, x, y, d }, 'ES256', { extractable: false });
  if (privateKey instanceof Uint8Array) throw new TypeError('An EC key is no secret');
  return {
    kid,
    privateKey,
    publicJwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    secret: (purpose) => Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', purpose, 32)),
  };
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function keyInFile(dataDir: string): Promise<SigningJwk> {
  const file = path.join(dataDir, KEY_FILE);
  const stored = await secretInFile(file, newKey).catch(() => '');
  const [key] = parseSigningKeys(stored) ?? [];
  if (key) return key;
  throw new SettingsError(
    `The key file ${file} cannot be read: restore it from a backup, or remove it, which signs everybody out.`,
  );
}

async function keyInDatabase(query: Query): Promise<SigningJwk> {
  await query(sql`
    insert into auth_keys (name, jwk) values ('signing', ${await newKey()}::jsonb) on conflict (name) do nothing`);
  const [row] = await query<{ jwk: string }>(
    sql`select jwk::text as jwk from auth_keys where name = 'signing'`,
  );
  const [key] = parseSigningKeys(row?.jwk ?? '') ?? [];
  if (!key) throw new SettingsError('The signing key in the table auth_keys cannot be read.');
  return key;
}
