import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/platform/database/connect.ts';
import { clusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { knownMigrations } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import {
  killPostmaster,
  postgresVersions,
  preparedDataFolder,
  runningPostmaster,
  temporaryDataFolder,
} from '../support/data-folder.ts';
import { startDatabaseUser } from '../support/database-process.ts';

const log = { info: () => {}, warn: () => {} };

describe('the built-in database', () => {
  const start = (dataDir: string) => startDatabaseUser({ dataDir });

  it.each(postgresVersions)(
    'is created on $name at the first start, found at the second, and stopped by its only user',
    async ({ binariesFolder }) => {
      const dataDir = temporaryDataFolder();
      const first = await startDatabaseUser({ dataDir, binariesFolder });
      expect(first.ready.describe).toMatch(/created$/);
      expect(await first.end('SIGTERM')).toBe(0);
      expect(runningPostmaster(dataDir)).toBeUndefined();

      const second = await startDatabaseUser({ dataDir, binariesFolder });
      expect(second.ready).toMatchObject({ applied: 0, seeded: 'has products' });
      expect(second.ready.describe).toMatch(/started$/);
    },
  );

  it('is adopted after kill -9 of the shop', async () => {
    const dataDir = preparedDataFolder();
    const killed = await start(dataDir);
    const postmaster = runningPostmaster(dataDir);
    await killed.end('SIGKILL');

    const next = await start(dataDir);
    expect(next.ready.describe).toMatch(/adopted$/);
    expect(runningPostmaster(dataDir)).toBe(postmaster);
    await next.end('SIGTERM');
    expect(runningPostmaster(dataDir)).toBeUndefined();
  });

  it('restarts after kill -9 of shop and database', async () => {
    const dataDir = preparedDataFolder();
    const killed = await start(dataDir);
    await killed.end('SIGKILL');
    await killPostmaster(dataDir);

    const next = await start(dataDir);
    expect(next.ready.describe).toMatch(/started$/);
    expect(next.ready.seeded).toBe('has products');
  });

  it('is set up once by four simultaneous starts and stays until the last one leaves', async () => {
    const dataDir = temporaryDataFolder();
    const shops = await Promise.all([1, 2, 3, 4].map(() => start(dataDir)));
    expect(shops.reduce((sum, { ready }) => sum + ready.applied, 0)).toBe(knownMigrations().length);
    expect(shops.filter(({ ready }) => ready.seeded === 'demo catalogue added')).toHaveLength(1);
    expect(shops.filter(({ ready }) => /created$/.test(ready.describe))).toHaveLength(1);
    // One of the others may have started what the first had only just created.
    expect(shops.filter(({ ready }) => /adopted$/.test(ready.describe)).length).toBeGreaterThanOrEqual(2);

    const [last, ...others] = shops;
    for (const shop of others) expect(await shop.end('SIGTERM')).toBe(0);
    expect(runningPostmaster(dataDir)).toBeDefined();
    await last?.end('SIGTERM');
    expect(runningPostmaster(dataDir)).toBeUndefined();
  });

  it('is restarted under a running shop, and its pool recovers', async () => {
    const dataDir = preparedDataFolder();
    const { pool, close } = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
    // A connection that breaks inside a transaction must not end the process.
    const inTransaction = await pool.connect();
    await inTransaction.query('begin');
    // A backend may answer once more before it notices that its postmaster is gone.
    const broken = new Promise((resolve) => inTransaction.once('end', resolve));
    await killPostmaster(dataDir);
    await broken;
    await expect(inTransaction.query('select 1')).rejects.toThrow();
    inTransaction.release(true);
    await expect
      .poll(() =>
        pool.query('select 1').then(
          ({ rows }) => rows.length,
          () => 0,
        ),
      )
      .toBe(1);
    await close();
    expect(runningPostmaster(dataDir)).toBeUndefined();
  });
});

it('the log of PostgreSQL has no values of rows, and is truncated while it runs', async () => {
  const dataDir = preparedDataFolder();
  const { pool, close } = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  const logFile = path.join(dataDir, 'postgres.log');
  const fail = () =>
    pool.query(
      `insert into newsletter_subscriptions (reference, email, expires_at)
      select 'r' || i, $1, now() from generate_series(1, 2) i`,
      ['sari@contoh.id'],
    );
  await expect(fail()).rejects.toThrow(/duplicate key/);
  const complaint = /ERROR:.*duplicate key value violates unique constraint/;
  await expect.poll(() => fs.readFileSync(logFile, 'utf8')).toMatch(complaint);
  expect(fs.readFileSync(logFile, 'utf8')).not.toContain('sari@contoh.id');

  fs.appendFileSync(logFile, `${'x'.repeat(999)}\n`.repeat(6000));
  await expect.poll(() => fs.statSync(logFile).size).toBeLessThan(1000);
  expect(fs.statSync(`${logFile}.old`).size).toBeGreaterThan(6_000_000);
  await expect(fail()).rejects.toThrow();
  await expect.poll(() => fs.readFileSync(logFile, 'utf8')).toMatch(complaint);
  expect(fs.statSync(logFile).size).toBeLessThan(2000);
  await close();
});

describe('a data folder that cannot be used', () => {
  const open = (dataDir: string) => openDatabase(readEnv({ DATA_DIR: dataDir }), log);

  it('is refused with the command to run when it is of another PostgreSQL version', async () => {
    const dataDir = temporaryDataFolder();
    fs.mkdirSync(clusterFolder(dataDir), { recursive: true });
    fs.writeFileSync(path.join(clusterFolder(dataDir), 'PG_VERSION'), '17\n');
    await expect(open(dataDir)).rejects.toThrow(/DATA_DIR .* PostgreSQL 17, .* "npm run db:dump shop\.dump"/);
  });

  it('is refused when something that is not a cluster is in its place', async () => {
    const dataDir = temporaryDataFolder();
    fs.mkdirSync(clusterFolder(dataDir), { recursive: true });
    fs.writeFileSync(path.join(clusterFolder(dataDir), 'holiday.jpg'), '');
    await expect(open(dataDir)).rejects.toThrow(/in DATA_DIR is not a PostgreSQL cluster/);
    expect(fs.readdirSync(clusterFolder(dataDir))).toEqual(['holiday.jpg']);
  });

  it('is refused when it is a file', async () => {
    const dataDir = temporaryDataFolder();
    fs.writeFileSync(dataDir, '');
    await expect(open(dataDir)).rejects.toThrow(/DATA_DIR .* cannot be used/);
  });

  it('may contain a half-made cluster of a killed start, which is removed', async () => {
    const dataDir = temporaryDataFolder();
    // No process has this number: Linux ends at 4,194,304.
    const halfMade = path.join(dataDir, 'postgres.init-99999999-abcdef01');
    fs.mkdirSync(halfMade, { recursive: true });
    fs.writeFileSync(path.join(halfMade, 'PG_VERSION'), '18\n');
    const database = await open(dataDir);
    expect(fs.existsSync(halfMade)).toBe(false);
    await database.close();
  });

  it('may contain the lock file of a database whose number now belongs to another process', async () => {
    const dataDir = preparedDataFolder();
    const before = await open(dataDir);
    await before.close();
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    onTestFinished(() => void other.kill());
    const lock = [
      other.pid,
      clusterFolder(dataDir),
      '1700000000',
      '5432',
      '/tmp/lokapasar-gone',
      '',
      '',
      'ready',
      '',
    ];
    fs.writeFileSync(path.join(clusterFolder(dataDir), 'postmaster.pid'), lock.join('\n'), { mode: 0o600 });
    const database = await open(dataDir);
    expect(database.describe).toMatch(/started$/);
    await database.close();
  });
});
