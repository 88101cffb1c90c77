import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savepoint } from '#server/platform/database/savepoint.ts';
import { createTransaction, type TransactionOptions } from '#server/platform/database/transactions.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import type { WatchedStatement } from '#server/platform/database/watch-statements.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const accounts = pgTable('test_accounts', {
  id: integer('id').primaryKey(),
  pieces: integer('pieces').notNull(),
});

const transactionWith = (options: TransactionOptions = {}) =>
  createTransaction(opened().database.pool, { random: () => 0, ...options });
const stored = async () =>
  (await opened().query<{ pieces: number }>(sql`select pieces from test_accounts order by id`)).map(
    ({ pieces }) => pieces,
  );

beforeAll(async () => {
  await opened().query(sql`create table test_accounts (id integer primary key, pieces integer not null)`);
});
beforeEach(async () => {
  await opened().query(sql`delete from test_accounts`);
  await opened().query(sql`insert into test_accounts values (1, 10), (2, 20)`);
});

it('runs statements of drizzle and of the builder in one transaction, all or not at all', async () => {
  const work = (fails: boolean) =>
    transactionWith()(async (tx) => {
      await tx(sql`update test_accounts set pieces = pieces + 1 where id = 1`);
      await tx.drizzle.insert(accounts).values({ id: 3, pieces: 30 });
      if (fails) throw new Error('changed my mind');
      return tx.drizzle.select().from(accounts).orderBy(accounts.id);
    });
  await expect(work(true)).rejects.toThrow('changed my mind');
  expect(await stored()).toEqual([10, 20]);
  expect(await work(false)).toEqual([
    { id: 1, pieces: 11 },
    { id: 2, pieces: 20 },
    { id: 3, pieces: 30 },
  ]);
});

it('undoes a part that fails with all parts in it, one of which failed before', async () => {
  const more = (id: number) => sql`update test_accounts set pieces = pieces + 1 where id = ${id}`;
  const fails = () => Promise.reject(new Error('refused'));
  await transactionWith()(async (tx) => {
    await tx(more(1));
    const outer = savepoint(tx, async (part) => {
      await part(more(2));
      await savepoint(part, fails).catch(() => null);
      return fails();
    });
    await expect(outer).rejects.toThrow('refused');
  });
  expect(await stored()).toEqual([11, 20]);
});

describe('a transaction that conflicts with another one', () => {
  /** Two transactions that each lock what the other wants next: PostgreSQL ends one of them. */
  async function deadlock() {
    let attempts = 0;
    let holding = 0;
    const met = Promise.withResolvers<void>();
    const moveBetween = (first: number, second: number) =>
      transactionWith()(async (tx) => {
        attempts += 1;
        await tx(sql`set local deadlock_timeout = '50ms'`);
        await tx(sql`update test_accounts set pieces = pieces - 1 where id = ${first}`);
        holding += 1;
        if (holding === 2) met.resolve();
        await met.promise;
        await tx(sql`update test_accounts set pieces = pieces + 1 where id = ${second}`);
      });
    await Promise.all([moveBetween(1, 2), moveBetween(2, 1)]);
    return attempts;
  }

  it('is retried from its start after a deadlock', async () => {
    expect(await deadlock()).toBe(3);
    expect(await stored()).toEqual([10, 20]);
  });

  it('is retried when it cannot be serialized, and each attempt sees the newest rows', async () => {
    let attempts = 0;
    const late: string[] = [];
    await transactionWith()(async (tx) => {
      attempts += 1;
      tx.afterCommit(() => late.push(`attempt ${attempts}`));
      await tx(sql`set transaction isolation level repeatable read`);
      const [row] = await tx<{ pieces: number }>(sql`select pieces from test_accounts where id = 1`);
      if (attempts === 1) await opened().query(sql`update test_accounts set pieces = 100 where id = 1`);
      await tx(sql`update test_accounts set pieces = ${(row?.pieces ?? 0) + 1} where id = 1`);
    });
    expect(attempts).toBe(2);
    expect(await stored()).toEqual([101, 20]);
    expect(late).toEqual(['attempt 2']);
  });

  it('gives up after five attempts: the database cannot answer now', async () => {
    let attempts = 0;
    const failing = transactionWith()(async (tx) => {
      attempts += 1;
      await tx(sql`do $$ begin raise exception 'no luck' using errcode = '40001'; end $$`);
    });
    await expect(failing).rejects.toThrow(DatabaseUnavailable);
    expect(attempts).toBe(5);
  });

  it('is not retried after any other failure', async () => {
    let attempts = 0;
    const failing = transactionWith()(async (tx) => {
      attempts += 1;
      await tx.drizzle.insert(accounts).values({ id: 1, pieces: 1 });
    });
    await expect(failing).rejects.toThrow();
    expect(attempts).toBe(1);
  });
});

describe('work after the commit', () => {
  it('runs once the rows are there for everybody, and not when the transaction fails', async () => {
    const seen: number[][] = [];
    const work = (fails: boolean) =>
      transactionWith()(async (tx) => {
        tx.afterCommit(async () => seen.push(await stored()));
        await tx(sql`update test_accounts set pieces = 11 where id = 1`);
        if (fails) throw new Error('no');
      });
    await expect(work(true)).rejects.toThrow('no');
    await work(false);
    await expect.poll(() => seen).toEqual([[11, 20]]);
  });

  it('does not reach the caller when it fails, and does not stop other work', async () => {
    const failures: unknown[] = [];
    const done: string[] = [];
    const transaction = transactionWith({ onLateFailure: (error) => failures.push(error) });
    const value = await transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('at once');
      });
      tx.afterCommit(() => Promise.reject(new Error('later')));
      tx.afterCommit(() => done.push('the others'));
      return 'committed';
    });
    expect(value).toBe('committed');
    await expect.poll(() => failures).toMatchObject([{ message: 'at once' }, { message: 'later' }]);
    expect(done).toEqual(['the others']);
  });
});

describe('numbered statements, the hook of crash tests', () => {
  class Crash extends Error {}

  const statements = ['begin', 'update', 'insert', 'commit'];

  async function crashAt(stop: Pick<WatchedStatement, 'number' | 'when'>) {
    const late: string[] = [];
    const transaction = transactionWith({
      onStatement({ number, when, text }) {
        expect(text.startsWith(statements[number - 1] ?? '?')).toBe(true);
        if (number === stop.number && when === stop.when) throw new Crash();
      },
    });
    const work = transaction(async (tx) => {
      tx.afterCommit(() => late.push('late'));
      await tx(sql`update test_accounts set pieces = 11 where id = 1`);
      await tx.drizzle.insert(accounts).values({ id: 3, pieces: 30 });
    });
    const outcome = await work.then(
      () => 'done',
      (error: unknown) =>
        error instanceof Crash || (error as Error).cause instanceof Crash ? 'crashed' : error,
    );
    await new Promise(setImmediate);
    return { outcome, late };
  }

  it.each(
    statements.flatMap((name, at) =>
      (['before', 'after'] as const).map((when) => ({ name, number: at + 1, when })),
    ),
  )('stops it $when $name: rows are changed only if COMMIT was reached', async ({ name, number, when }) => {
    const { outcome, late } = await crashAt({ number, when });
    expect(outcome).toBe('crashed');
    expect(late).toEqual([]);
    const isCommitted = name === 'commit' && when === 'after';
    expect(await stored()).toEqual(isCommitted ? [11, 20, 30] : [10, 20]);
  });

  it('continues when nothing stops it', async () => {
    expect(await crashAt({ number: 99, when: 'before' })).toEqual({ outcome: 'done', late: ['late'] });
    expect(await stored()).toEqual([11, 20, 30]);
  });
});
