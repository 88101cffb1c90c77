import path from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { SettingsError } from '../settings/settings-error.ts';
import { withSetupLock } from './setup-lock.ts';

const migrationsFolder = path.join(import.meta.dirname, '../../../db/migrations');

/** The migrations of this version of the program, oldest first; each is identified by its time (ms). */
export function knownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}

/**
 * Migrates the tables to this version of the program. Safe with any number of processes at once.
 *
 * @returns how many migrations were applied; 0 when none was missing
 * @throws SettingsError when a newer version of the program has already changed the database
 */
export async function migrateDatabase(pool: pg.Pool): Promise<number> {
  return withSetupLock(pool, async (client) => {
    const known = knownMigrations();
    const applied = await appliedMigrations(client);
    const unknown = applied.filter((moment) => !known.some(({ folderMillis }) => folderMillis === moment));
    if (unknown.length > 0) {
      throw new SettingsError(
        `The database has ${unknown.length} migration(s) that this version of Lokapasar does not know: it was used by a newer version. Run that version, or set DATABASE_URL or DATA_DIR to another database.`,
      );
    }
    const missing = known.filter(({ folderMillis }) => !applied.includes(folderMillis));
    if (missing.length === 0) return 0;
    await client.query('begin');
    await applyMigrations(client, missing);
    await client.query('commit');
    return missing.length;
  });
}

/**
 * Applies migrations inside the caller's transaction and records them where drizzle's own migrate() would.
 * Drizzle's takes no lock, commits by itself and always applies all, while restoring an older dump needs only
 * some.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** The times (ms) that identify a database's migrations, oldest first; empty for an empty database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: exists } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!exists[0]?.found) return [];
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => Number(row.created_at));
}
