import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shopTables } from '#db/tables.ts';
import { pictureKeys, seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { blobKeys } from '#server/modules/media/media.ts';
import { copyBlobs } from '#server/platform/backup/copy-blobs.ts';
import { dumpDatabase } from '#server/platform/backup/dump.ts';
import { restoreDatabase } from '#server/platform/backup/restore.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { postgresVersions, preparedDataFolder, temporaryDataFolder } from '../support/data-folder.ts';
import { startShopProcess } from '../support/shop-process.ts';

const log = { info: () => {}, warn: () => {} };

async function open(dataDir: string, binariesFolder?: string) {
  const options = binariesFolder ? { binariesFolder } : {};
  const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), log, options);
  onTestFinished(() => database.close());
  return { pool: database.setup, folder: path.dirname(dataDir) };
}

const openSeeded = () => open(preparedDataFolder());

/** All rows of all tables as PostgreSQL prints them. */
async function contents(pool: pg.Pool) {
  const tables: Record<string, string[]> = {};
  for (const { name } of shopTables()) {
    const { rows } = await pool.query(`select t::text as row from "${name}" t order by 1`);
    tables[name] = rows.map(({ row }) => String(row));
  }
  return tables;
}

describe.each(postgresVersions)('a dump restored on $name', ({ binariesFolder }) => {
  it('has identical rows, continues the numbering, and is unchanged by the next start', async () => {
    const source = await openSeeded();
    await source.pool.query(
      `update products set description = E'tab\\t, line\\n, back\\\\slash, "quote", emoji 🛒' where id = 1`,
    );
    const file = path.join(source.folder, 'shop.dump');
    await dumpDatabase(source.pool, file);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(source.folder).sort()).toEqual(['data', 'shop.dump']);

    const target = await open(temporaryDataFolder(), binariesFolder);
    await restoreDatabase(target.pool, file, { replace: false });
    expect(await contents(target.pool)).toEqual(await contents(source.pool));
    expect(await migrateDatabase(target.pool)).toBe(0);
    expect(await seedDatabase(target.pool, { demo: true, now: new Date() })).toBe('has products');

    const { rows } = await target.pool.query(
      `insert into reviews (product_id, username, rating, date, content) values (1, 'a', 5, '2026-01-01', 'b') returning id > (select count(*) from reviews) as is_next`,
    );
    expect(rows).toEqual([{ is_next: true }]);
  });
});

it('holds no key, session or link that somebody could use, and no second factor in the clear', async () => {
  const { pool, folder } = await openSeeded();
  const user = '00000000-0000-4000-8000-000000000001';
  await pool.query(`insert into auth_keys (name, jwk) values ('signing', '{"d":"geheim"}')`);
  await pool.query(
    `insert into web_sessions (token_hash, user_id, email, used_at) values ('\\x01', $1, 'sari@contoh.id', now())`,
    [user],
  );
  await pool.query(
    `insert into desk_sessions (session_id, user_id, started_at, used_at, second_factor_at) values ($1, $1, now(), now(), now())`,
    [user],
  );
  await pool.query(
    `insert into desk_invitations (token_hash, role, expires_at) values ('\\x01', 'owner', now() + interval '1 day')`,
  );
  await pool.query(`insert into desk_factors (user_id, sealed_secret) values ($1, '\\x0102')`, [user]);
  await pool.query(
    `insert into audit_log (txid, by, command, subject_kind, subject_id) values (7, 'terminal:test', 'x', 'seller', '1')`,
  );
  const file = path.join(folder, 'shop.dump');
  await dumpDatabase(pool, file);
  await restoreDatabase(pool, file, { replace: true });
  const { auth_keys, web_sessions, desk_sessions, desk_invitations, desk_factors } = await contents(pool);
  expect({ auth_keys, web_sessions, desk_sessions, desk_invitations }).toEqual({
    auth_keys: [],
    web_sessions: [],
    desk_sessions: [],
    desk_invitations: [],
  });
  expect(desk_factors).toHaveLength(1);
  expect((await pool.query('select txid from audit_log')).rows).toEqual([{ txid: null }]);
});

it('brings the files of people and the pictures of goods along, where asked', async () => {
  const dataDir = preparedDataFolder();
  const { pool, folder } = await open(dataDir);
  const kept = path.join(dataDir, 'media/private');
  const id = '00000000-0000-4000-8000-000000000001';
  const picture = '0123456789abcdef0123-640.webp';
  fs.mkdirSync(kept, { recursive: true });
  fs.mkdirSync(path.join(dataDir, 'catalogue-images'), { recursive: true });
  fs.writeFileSync(path.join(kept, id), 'proof');
  fs.writeFileSync(path.join(kept, 'orphan'), 'nobody names it');
  fs.writeFileSync(path.join(dataDir, 'catalogue-images', picture), 'photo');
  await pool.query(`insert into storage_blobs (id, folder, created_at) values ($1, 'media/private', now())`, [
    id,
  ]);
  await pool.query(`update products set images = array['/images/catalogue/${picture}'] where id = 1`);
  const query = createQuery(pool);
  const keys = [...(await blobKeys(query)), ...(await pictureKeys(query))];
  const backup = createFileBlobs(path.join(folder, 'backup'));
  expect(await copyBlobs(keys, { from: createFileBlobs(dataDir), to: backup })).toEqual({
    copied: 2,
    missing: 6,
  });
  const other = createFileBlobs(path.join(folder, 'other'));
  await copyBlobs(keys, { from: backup, to: other });
  expect(String(await other.get(`media/private/${id}`))).toBe('proof');
  expect(String(await other.get(`catalogue-images/${picture}`))).toBe('photo');
  expect(await other.get('media/private/orphan')).toBeNull();
});

describe('restoring', () => {
  it('refuses a database with rows, unless it may replace them', async () => {
    const { pool, folder } = await openSeeded();
    const file = path.join(folder, 'shop.dump');
    await dumpDatabase(pool, file);
    const before = await contents(pool);
    await pool.query('update inventory set stock = 7');
    await expect(restoreDatabase(pool, file, { replace: false })).rejects.toThrow(/not empty .* --replace/);
    expect((await contents(pool)).inventory).not.toEqual(before.inventory);
    await restoreDatabase(pool, file, { replace: true });
    expect(await contents(pool)).toEqual(before);
  });

  it('is refused while a shop runs on the database, and deletes jobs when it has stopped', async () => {
    const dataDir = preparedDataFolder();
    const { pool, folder } = await open(dataDir);
    const file = path.join(folder, 'shop.dump');
    await dumpDatabase(pool, file);
    const shop = await startShopProcess({ dataDir });
    await pool.query('update inventory set stock = 7');
    await expect(restoreDatabase(pool, file, { replace: true })).rejects.toThrow(
      /^The database is in use \(\d+ other connections?\): nothing was changed; stop the shop/,
    );
    expect((await pool.query('select 1 from inventory where stock <> 7')).rows).toEqual([]);
    await shop.end('SIGTERM');

    await pool.query(`insert into jobs.job (name, data) values ('mail.send', '{}')`);
    await expect.poll(() => restoreDatabase(pool, file, { replace: true })).toBeDefined();
    expect((await pool.query('select 1 from inventory where stock <> 7')).rows).not.toEqual([]);
    expect((await pool.query('select 1 from jobs.job')).rows).toEqual([]);
    // The queues stay, and the next shop starts.
    const next = await startShopProcess({ dataDir });
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
  });

  it('changes nothing when the dump is truncated, altered, or of a newer version', async () => {
    const { pool, folder } = await openSeeded();
    const file = path.join(folder, 'shop.dump');
    await dumpDatabase(pool, file);
    const before = await contents(pool);
    const whole = fs.readFileSync(file);
    const headerEnd = whole.indexOf('\n', whole.indexOf('\n') + 1);
    const header = JSON.parse(whole.subarray(whole.indexOf('\n') + 1, headerEnd).toString());
    const withHeader = (change: object) =>
      Buffer.concat([
        Buffer.from(`LOKAPASAR DUMP 1\n${JSON.stringify({ ...header, ...change })}`),
        whole.subarray(headerEnd),
      ]);
    const altered = header.tables.map((table: { name: string; sha256: string }) =>
      table.name === 'reviews' ? { ...table, sha256: '0'.repeat(64) } : table,
    );
    const fewer = header.tables.map((table: { name: string; rows: number }) =>
      table.name === 'reviews' ? { ...table, rows: table.rows - 1 } : table,
    );
    const damaged: [Buffer, RegExp][] = [
      [whole.subarray(0, whole.length - 2000), /restored|damaged/],
      [withHeader({ tables: altered }), /sum of the rows of reviews differs/],
      [withHeader({ tables: fewer }), /rows for reviews/],
      [withHeader({ migrations: [...header.migrations, 4_000_000_000_000] }), /newer version/],
      [Buffer.from('PGDMP'), /not a dump/],
    ];
    for (const [content, message] of damaged) {
      const copy = path.join(folder, 'damaged.dump');
      fs.writeFileSync(copy, content);
      await expect(restoreDatabase(pool, copy, { replace: true })).rejects.toThrow(message);
      expect(await contents(pool)).toEqual(before);
    }
  });
});

describe('migrating', () => {
  it('refuses a database that a newer version has used', async () => {
    const { pool } = await openSeeded();
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`,
    );
    await expect(migrateDatabase(pool)).rejects.toThrow(/does not know: it was used by a newer version/);
  });
});
