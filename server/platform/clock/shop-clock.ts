import { sql } from 'drizzle-orm';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { ALL, CHANGE_LOG } from '../changes/change-log.ts';
import type { Query } from '../database/query.ts';
import type { Transaction } from '../database/transactions.ts';

/** Written to the change log when the clock was moved. */
const CLOCK_MOVED = 'clock';

/**
 * The shop's time, which all rules use: real time, plus the offset of a demo shop. The offset is a row that
 * every process reads within about a second. Inside a transaction call `tx.now()`, which reads that row.
 * Sessions, tokens, limits, mails and jobs use real time.
 */
export interface ShopClock {
  /** The shop's present time. */
  readonly now: () => Date;
  /** Calls `listener` after each move. */
  onMove(listener: () => void): void;
}

/** Reads the shop's offset, and follows its changes. */
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
    // If the database is away, the change feed reports everything as changed once it is back.
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
