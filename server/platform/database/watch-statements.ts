import type { PoolClient } from 'pg';

/** One statement of a transaction. */
export interface WatchedStatement {
  /** 1 for BEGIN; the last one of a transaction that succeeds is COMMIT. */
  readonly number: number;
  readonly text: string;
  readonly when: 'before' | 'after';
}

/** Called for each statement of a transaction. An error that it throws appears to come from the statement. */
export type StatementHook = (statement: WatchedStatement) => void | Promise<void>;

/**
 * The same connection, with its statements numbered and reported to a hook, those of drizzle's builder
 * included.
 */
export function watchStatements(client: PoolClient, hook: StatementHook): PoolClient {
  let last = 0;
  const run = async (...given: unknown[]) => {
    last += 1;
    const statement = { number: last, text: textOf(given[0]) };
    await hook({ ...statement, when: 'before' });
    const result: unknown = await Reflect.apply(client.query, client, given);
    await hook({ ...statement, when: 'after' });
    return result;
  };
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? run : Reflect.get(target, name, target)),
  });
}

function textOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
}
