import { hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { secretInFile } from '#server/platform/secret-file.ts';
import type { Env } from '#server/platform/settings/env.ts';

/** File of the key below DATA_DIR. No dump contains it. */
const KEY_FILE = 'desk-key';

/**
 * The key that seals the secrets of second factors: DESK_KEY, else one made at the first start and stored beside the
 * built-in database. Null with DATABASE_URL and no DESK_KEY: several machines would each make another one.
 */
export async function loadDeskKey(
  env: Pick<Env, 'deskKey' | 'databaseUrl' | 'dataDir'>,
): Promise<Buffer | null> {
  if (env.deskKey === undefined && env.databaseUrl !== undefined) return null;
  const secret =
    env.deskKey ??
    (await secretInFile(path.join(env.dataDir, KEY_FILE), () => randomBytes(32).toString('base64url')));
  return Buffer.from(hkdfSync('sha256', secret.trim(), '', 'second factors', 32));
}
