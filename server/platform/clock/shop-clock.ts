import { sql } from 'drizzle-orm';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { ALL, CHANGE_LOG } from '../changes/change-log.ts';
import type { Query } from '../database/query.ts';
import type { Transaction } from '../database/transactions.ts';

/** Noted in the change log when the clock was moved. */
const CLOCK_MOVED = 'clock';

/**
 * The shop's time, which all rules see. It is real time, plus what a demo shop was moved ahead by: a row that every
 * process follows within about a second. Inside a transaction ask `tx.now()`, which reads that row. Sessions, tokens,
 * limits, mails and jobs use real time.
 */
export interface ShopClock {
  /** The present moment of the shop. */
  readonly now: () => Date;
  /** Calls back after the clock was moved. */
  onMove(listener: () => void): void;
}

/** Reads how far the shop is ahead, and follows it from then on. */
export async function openShopClock(given: {
  query: Query;
  feed: Pick<ChangeFeed, 'subscribe'>;
  /** Real time. */
  real: () => Date;
}): Promise<ShopClock> {
  const { query, feed, real } = given;
  const listeners = new Set<() => void>();
  let ahead = await msAhead(query);
  feed.subscribe(async (tags) => {
    if (!tags.includes(CLOCK_MOVED) && !tags.includes(ALL)) return;
    // A database that went away again is heard of again when it is back.
    const found = await msAhead(query).catch(() => ahead);
    if (found === ahead) return;
    ahead = found;
    for (const listener of listeners) listener();
  });
  return {
    now: () => new Date(real().getTime() + ahead),
    onMove: (listener) => void listeners.add(listener),
  };
}

async function msAhead(query: Query): Promise<number> {
  const [row] = await query<{ ms: number }>(sql`select ahead_ms as ms from shop_clock`);
  return row?.ms ?? 0;
}

/** Moves the shop's clock ahead to a moment; it never goes back. */
export async function moveClock(transaction: Transaction, to: Date): Promise<void> {
  await transaction(async (tx) => {
    await tx(sql`
      insert into shop_clock (ahead_ms) values (greatest(0, ceil(extract(epoch from ${to}::timestamptz - now()) * 1000)))
      on conflict (id) do update set ahead_ms = greatest(shop_clock.ahead_ms, excluded.ahead_ms)`);
    await tx(sql`
      insert into ${sql.identifier(CHANGE_LOG)} (tag) values (${CLOCK_MOVED}) on conflict do nothing`);
  });
}
