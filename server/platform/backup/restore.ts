import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { PASSING_TABLES, shopTables, shopViews } from '#db/tables.ts';
import { identifiers } from '../database/identifiers.ts';
import { applyMigrations, knownMigrations } from '../database/migrate.ts';
import { ANY_APPLICATION, applicationName } from '../database/pools.ts';
import { withSetupLock } from '../database/setup-lock.ts';
import { forgetJobs } from '../jobs/jobs-schema.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { copySettings } from './dump.ts';
import { DumpBody, type DumpHeader, type DumpTable, readHeader } from './dump-file.ts';

/**
 * Restores a dump into an empty database, all or nothing. For a dump of an older version it creates the tables
 * of that version, inserts the rows, then runs the later migrations.
 */
export async function restoreDatabase(
  pool: pg.Pool,
  file: string,
  { replace }: { replace: boolean },
): Promise<DumpHeader> {
  const { header, bodyStart } = await readHeader(file);
  const { before, after } = splitMigrations(header);
  await withSetupLock(pool, async (client) => {
    if (replace) await refuseRunningShop(client);
    await client.query(copySettings);
    await client.query('begin');
    await client.query(`set local shop.actor = 'system'`);
    await clearTables(client, header, replace);
    await forgetJobs(client);
    await applyMigrations(client, before);
    await forgetMigratedRows(client, header);
    const body = new DumpBody(file, bodyStart);
    for (const table of header.tables) await restoreTable(client, table, body);
    await body.expectEnd();
    await applyMigrations(client, after);
    await client.query('commit');
    await client.query('analyze');
  }).catch((error: unknown) => {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`The dump ${file} could not be restored, and nothing was changed: ${reason}.`);
  });
  return header;
}

/** A running shop would go on with rows, pages and jobs from before the restore. */
async function refuseRunningShop(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::integer as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> $1 and (usename = current_user or starts_with(application_name, $2))`,
    [applicationName, ANY_APPLICATION],
  );
  const others = Number(rows[0]?.others);
  if (others === 0) return;
  throw new SettingsError(
    `The database is in use (${others} other connection${others === 1 ? '' : 's'}): nothing was changed; stop the shop on every machine, wait until a pooler has closed its connections, and try again.`,
  );
}

function splitMigrations({ migrations }: DumpHeader) {
  const known = knownMigrations();
  const before = known.slice(0, migrations.length);
  if (before.map(({ folderMillis }) => folderMillis).join() !== migrations.join()) {
    throw new SettingsError(
      'The dump was made by a newer version of Lokapasar: restore it with that version.',
    );
  }
  return { before, after: known.slice(migrations.length) };
}

/** Reads and drops the shop's own tables only: the database may contain others. */
async function clearTables(client: pg.ClientBase, { tables }: DumpHeader, replace: boolean): Promise<void> {
  const names = new Set([...shopTables(), ...tables].map(({ name }) => name));
  for (const name of names) {
    const { rows } = await client.query('select to_regclass($1) is not null as found', [identifiers([name])]);
    if (!rows[0]?.found) names.delete(name);
    else if (!replace && (await countRows(client, name)) > 0) {
      throw new SettingsError(
        `The database is not empty (there are rows in ${name}): nothing was changed; add --replace to delete what it holds.`,
      );
    }
  }
  await client.query(`drop view if exists ${identifiers(shopViews())}`);
  if (names.size > 0) await client.query(`drop table ${identifiers([...names])}`);
  await client.query(`drop table if exists ${identifiers(PASSING_TABLES)}, drizzle.__drizzle_migrations`);
}

/** Rows that migrations have written, such as holidays, are in the dump as they were last. */
async function forgetMigratedRows(client: pg.ClientBase, { tables }: DumpHeader): Promise<void> {
  const written: string[] = [];
  for (const { name } of tables) if ((await countRows(client, name)) > 0) written.push(name);
  if (written.length > 0) await client.query(`truncate ${identifiers(written)}`);
}

async function restoreTable(client: pg.ClientBase, table: DumpTable, body: DumpBody): Promise<void> {
  const { name, columns, rows, sequences } = table;
  const copy = client.query(
    copyStreams.from(`copy ${identifiers([name])} (${identifiers(columns)}) from stdin`),
  );
  await pipeline(Readable.from(body.table(table)), copy);
  const stored = await countRows(client, name);
  if (copy.rowCount !== rows || stored !== rows) {
    throw new SettingsError(
      `The dump holds ${rows} rows for ${name}, ${stored} arrived: nothing was changed.`,
    );
  }
  for (const { column, last, called } of sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      identifiers([name]),
      column,
      last,
      called,
    ]);
  }
}

async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::bigint as count from ${identifiers([table])}`);
  return Number(rows[0]?.count);
}
