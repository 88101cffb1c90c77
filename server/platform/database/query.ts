import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/**
 * Runs one statement and returns its rows.
 * @throws DatabaseUnavailable when the database cannot be reached or cannot answer now; other errors are bugs.
 */
export type Query = <Row extends Record<string, unknown>>(statement: SQL) => Promise<Row[]>;

/** Statements written with drizzle's `sql`, run by the pool unnamed, so that PostgreSQL plans each afresh. */
export function createQuery(pool: Pool | ClientBase): Query {
  const dialect = new PgDialect();
  return async <Row extends Record<string, unknown>>(statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    try {
      const { rows } = await pool.query<Row>(text, params);
      return rows;
    } catch (error) {
      if (isUnavailable(error)) throw new DatabaseUnavailable(error);
      throw error;
    }
  };
}

/** Runs some statements all or not at all. */
export type Transaction = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

/**
 * Transactions on connections of a pool. What `work` throws undoes it and is thrown on.
 * @throws DatabaseUnavailable like {@link Query}
 */
export function createTransaction(pool: Pool): Transaction {
  return async (work) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
    });
    let isBroken = false;
    const query = createQuery(client);
    try {
      await query(sql`begin`);
      const value = await work(query);
      await query(sql`commit`);
      return value;
    } catch (error) {
      await query(sql`rollback`).catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}
