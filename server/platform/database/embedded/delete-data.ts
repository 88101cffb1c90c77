import fs from 'node:fs';
import path from 'node:path';
import { SettingsError } from '../../settings/settings-error.ts';
import { clusterFolder } from './cluster.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

/** What the shop stores in its data folder; nothing else there may be deleted. */
const ours =
  /^(postgres|postgres\.init-.+|postgres\.log(\.old)?|catalogue-images|previews|outbox|avatars|media|auth-signing-key\.json|desk-key)$/;

/** The shop's own files and folders in a data folder; empty when it was never used. */
export function storedData(dataDir: string): string[] {
  if (!fs.existsSync(dataDir)) return [];
  return fs
    .readdirSync(dataDir)
    .filter((name) => ours.test(name))
    .map((name) => path.join(dataDir, name));
}

/**
 * Deletes the built-in database, the pictures of imported products and of shoppers, the signing key and the mails in
 * the outbox. A PostgreSQL that a killed shop left running is stopped first.
 *
 * @throws SettingsError when a shop or another command is using the folder; nothing is deleted then
 */
export async function deleteData(dataDir: string): Promise<void> {
  const cluster = clusterFolder(dataDir);
  const running = readPostmaster(cluster);
  if (running && isPostmasterOf(cluster, running)) {
    const log = { info: () => {}, warn: () => {} };
    const database = await EmbeddedDatabase.open({
      dataDir,
      applicationName: `lokapasar:${process.pid}`,
      log,
    });
    if ((await database.stop()) === 'left running') {
      throw new SettingsError(
        `A shop is running on DATA_DIR (${dataDir}): stop it first. Nothing was deleted.`,
      );
    }
  }
  for (const entry of storedData(dataDir)) fs.rmSync(entry, { recursive: true, force: true });
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length === 0) fs.rmdirSync(dataDir);
}
