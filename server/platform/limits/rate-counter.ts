import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';

/** A bucket of `burst` requests that refills by one every `refillMs`. */
export interface RateLimit {
  readonly burst: number;
  readonly refillMs: number;
}

/** What one attempt is counted against. */
export interface Counted {
  /** What is limited and for whom, such as `password-address:203.0.113.9`; stored as a hash. */
  readonly subject: string;
  readonly limit: RateLimit;
  /** How many it counts as; by default one. */
  readonly amount?: number;
}

/** Counters in the database, so that all processes of a shop count together. */
export interface RateCounter {
  /**
   * Counts one attempt. Returns 0, or the seconds to wait when it is over the limit (then it is not counted).
   */
  take(counted: Counted): Promise<number>;
  /** Takes an attempt back that turned out not to be limited. */
  giveBack(counted: Counted): Promise<void>;
  /** Forgets all attempts. */
  clear(subject: string): Promise<void>;
}

const keyOf = (subject: string) => createHash('sha256').update(subject).digest();

/**
 * A rate counter with one statement per attempt (GCRA). A row stores when its bucket will be full again. Each
 * attempt moves that moment by `refillMs` for each that it counts as, and it may not move further ahead than the depth of the bucket.
 */
export function createRateCounter(query: Query, clock: () => Date): RateCounter {
  return {
    async take({ subject, limit: { burst, refillMs }, amount = 1 }) {
      const now = clock();
      const one = sql`${refillMs * amount}::double precision * interval '1 ms'`;
      const key = keyOf(subject);
      const taken = await query(sql`
        insert into auth_rate_counters as counter (key, empty_at) values (${key}, ${now}::timestamptz + ${one})
        on conflict (key) do update set empty_at = greatest(counter.empty_at, ${now}::timestamptz) + ${one}
        where greatest(counter.empty_at, ${now}::timestamptz) + ${one}
          <= ${new Date(now.getTime() + burst * refillMs)}::timestamptz
        returning 1 as taken`);
      if (taken.length > 0) return 0;
      const [row] = await query<{ empty_at: Date }>(
        sql`select empty_at from auth_rate_counters where key = ${key}`,
      );
      const emptyAt = row?.empty_at.getTime() ?? now.getTime();
      return Math.max(1, Math.ceil((emptyAt - now.getTime() - (burst - amount) * refillMs) / 1000));
    },
    async giveBack({ subject, limit: { refillMs }, amount = 1 }) {
      await query(sql`
        update auth_rate_counters set empty_at = empty_at - ${refillMs * amount}::double precision * interval '1 ms'
        where key = ${keyOf(subject)}`);
    },
    async clear(subject) {
      await query(sql`delete from auth_rate_counters where key = ${keyOf(subject)}`);
    },
  };
}

/** Deletes counters that count nothing any more. */
export async function sweepCounters(query: Query, now: Date): Promise<void> {
  await query(sql`delete from auth_rate_counters where empty_at <= ${now}`);
}
