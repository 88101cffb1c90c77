import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import { createTransaction, type Transaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { copyPreparedData } from './prepared-data.ts';

const BUSY_PATIENCE_MS = 60_000;
const silent = { info: () => {}, warn: () => {} };

/** A database that the tests of one file share. */
export interface MigratedDatabase {
  readonly dataDir: string;
  readonly database: Database;
  readonly query: Query;
  readonly transaction: Transaction;
}

/** Opens a built-in database with the demo catalogue before the file's tests and deletes it after them. */
export function migratedDatabase(): () => MigratedDatabase {
  let opened: MigratedDatabase | undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  // As root the database runs under another account, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  beforeAll(async () => {
    copyPreparedData(dataDir);
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), silent);
    const { pool } = database;
    // A busy machine lets a connection wait longer than a shopper should.
    pool.options.connectionTimeoutMillis = BUSY_PATIENCE_MS;
    opened = { dataDir, database, query: createQuery(pool), transaction: createTransaction(pool) };
  });
  afterAll(async () => {
    await opened?.database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!opened) throw new Error('The database is open only inside tests');
    return opened;
  };
}
