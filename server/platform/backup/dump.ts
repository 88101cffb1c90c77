import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { type ShopTable, shopTables } from '#db/tables.ts';
import { identifiers } from '../database/identifiers.ts';
import { appliedMigrations, knownMigrations } from '../database/migrate.ts';
import { withSetupLock } from '../database/setup-lock.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { type DumpHeader, type DumpTable, formatLine } from './dump-file.ts';

/** Fixes how values are written, whatever the server's own settings are. */
export const copySettings = `set datestyle = 'ISO, YMD'; set client_encoding = 'UTF8'; set extra_float_digits = 1`;

/**
 * Writes the whole database into one file that only its owner may read (mode 0600). It uses one snapshot, so
 * the shop may continue to sell. The file gets its name when it is complete.
 *
 * @throws SettingsError when the database is not at this version's migrations, or the file cannot be written
 */
export async function dumpDatabase(pool: pg.Pool, file: string): Promise<DumpHeader> {
  if (fs.existsSync(file)) throw new SettingsError(`The file ${file} exists already: choose another name.`);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  const body = `${unfinished}.rows`;
  try {
    fs.writeFileSync(body, '', { mode: 0o600, flag: 'wx' });
    const header = await withSetupLock(pool, (client) => writeRows(client, body));
    fs.writeFileSync(unfinished, `${formatLine}\n${JSON.stringify(header)}\n`, { mode: 0o600, flag: 'wx' });
    await pipeline(fs.createReadStream(body), fs.createWriteStream(unfinished, { flags: 'a', flush: true }));
    fs.renameSync(unfinished, file);
    return header;
  } catch (error) {
    const isFileProblem = error instanceof Error && 'code' in error && 'path' in error;
    throw isFileProblem ? new SettingsError(`The file ${file} cannot be written: ${error.message}.`) : error;
  } finally {
    for (const leftover of [body, unfinished]) fs.rmSync(leftover, { force: true });
  }
}

async function writeRows(client: pg.ClientBase, body: string): Promise<DumpHeader> {
  const migrations = await appliedMigrations(client);
  if (
    migrations.join() !==
    knownMigrations()
      .map(({ folderMillis }) => folderMillis)
      .join()
  ) {
    throw new SettingsError(
      'The database does not have the tables of this version of Lokapasar: start the shop once with this version, or dump with the version that used it last.',
    );
  }
  await client.query(copySettings);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query(`select current_setting('server_version') as server`);
  const tables: DumpTable[] = [];
  await pipeline(
    async function* () {
      for (const table of shopTables()) {
        tables.push(yield* tableRows(client, table));
      }
    },
    createZstdCompress(),
    fs.createWriteStream(body),
  );
  await client.query('commit');
  return { createdAt: new Date().toISOString(), server: String(rows[0]?.server), migrations, tables };
}

async function* tableRows(client: pg.ClientBase, table: ShopTable): AsyncGenerator<Buffer, DumpTable> {
  const { name, columns, key, numbered, isSecret } = table;
  const hash = createHash('sha256');
  let bytes = 0;
  const selection = `select ${identifiers(columns)} from ${identifiers([name])}${isSecret ? ' where false' : ''} order by ${identifiers(key)}`;
  const copy = client.query(copyStreams.to(`copy (${selection}) to stdout`));
  for await (const chunk of copy) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  const sequences = [];
  for (const column of numbered) sequences.push(await sequenceState(client, name, column));
  return { name, columns: [...columns], rows: copy.rowCount, bytes, sha256: hash.digest('hex'), sequences };
}

/**
 * Read after the rows, because a sequence is not part of a snapshot. Ahead of the rows is harmless; behind
 * them is not.
 */
async function sequenceState(client: pg.ClientBase, table: string, column: string) {
  const { rows: found } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
    identifiers([table]),
    column,
  ]);
  const { rows } = await client.query(`select last_value, is_called from ${found[0]?.sequence}`);
  return { column, last: Number(rows[0]?.last_value), called: Boolean(rows[0]?.is_called) };
}
