import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/**
 * Runs one statement and returns its rows.
 * @throws DatabaseUnavailable when the database cannot be reached or cannot answer now; other errors are bugs.
 */
export type Query = <Row extends object>(statement: SQL) => Promise<Row[]>;

/**
 * Runs statements written with drizzle's `sql` on the pool. They are unnamed, so PostgreSQL plans each one
 * again.
 */
export function createQuery(pool: Pool | ClientBase): Query {
  const dialect = new PgDialect();
  return async (statement) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    try {
      const { rows } = await pool.query(text, params);
      return rows;
    } catch (error) {
      if (isUnavailable(error)) throw new DatabaseUnavailable(error);
      throw error;
    }
  };
}
