import { sql } from 'drizzle-orm';
import { parseReturnNumber } from '#domain/returns/number.ts';
import { RETURN_TAB_IDS, RETURN_TABS, type ReturnTab } from '#domain/returns/seller-tabs.ts';
import { RETURN_TRANSITIONS, type ReturnEvent, type ReturnState } from '#domain/returns/transitions.ts';
import { paidByReturn } from '#server/modules/ledger/ledger.ts';
import { ordersOfShop, readOrder, readOrders, salesOfShop } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type EvidenceFiles, waitingAnswer } from './evidence.ts';
import { cardOf, placed, readReturnFacts } from './read-return-view.ts';
import { type ReturnResult, readToldDecisions } from './return-result.ts';
import { readReturn, readReturns, type StoredReturn } from './return-rows.ts';
import type { ReturnCard, ReturnFacts, ToldDecision } from './return-service.ts';

/** What the people of a shop see of its returns (P-CENTRE-30). A draft is nobody's but its shopper's. */

/** Returns on a page of the list. */
const PAGE_RETURNS = 50;

/** One page of a shop's returns. */
export interface ShopReturnList {
  returns: ReturnCard[];
  counts: Readonly<Record<ReturnTab, number>>;
  /** The number of the return after which the next page begins; null on the last one. */
  next: string | null;
}

/** Returns `r` of a shop that were asked for: one that ended as a draft was not. */
const ASKED = sql`exists (select from return_events e where e.return_id = r.id and e.event = 'asked')`;
const ofShop = (sellerId: number) => sql`r.order_id in ${ordersOfShop(sellerId)} and ${ASKED}`;

const inStates = (states: readonly ReturnState[]) => sql`r.state = any(${sql.param(states)}::text[])`;

/** A page of a shop's returns: what is due first comes first, and of what is over what ended last. */
export async function listShopReturns(
  query: Query,
  sellerId: number,
  { tab, after }: { tab: ReturnTab; after: string | null },
): Promise<ShopReturnList> {
  const isEnded = tab === 'ended';
  const [at, direction, isAfter] = isEnded
    ? [sql`r.changed_at`, sql`desc`, sql`<`]
    : [sql`r.due_at`, sql`asc`, sql`>`];
  const last = after === null ? null : await findShopReturn(query, sellerId, after);
  const lastAt = isEnded ? last?.found.changedAt : last?.found.dueAt;
  const rest =
    last && lastAt
      ? sql` and (${at}, r.id) ${isAfter} (${lastAt}::timestamptz, ${last.found.id}::uuid)`
      : sql``;
  const found = await readReturns(
    query,
    sql`${ofShop(sellerId)} and ${inStates(RETURN_TABS[tab])}${rest}`,
    sql`order by ${at} ${direction}, r.id ${direction} limit ${PAGE_RETURNS + 1}`,
  );
  const returns = await cardsOf(query, found.slice(0, PAGE_RETURNS));
  const next = found.length > PAGE_RETURNS ? (returns.at(-1)?.number ?? null) : null;
  return { returns, next, counts: await countShopReturns(query, sellerId) };
}

async function cardsOf(query: Query, found: readonly StoredReturn[]): Promise<ReturnCard[]> {
  const ids = found.map(({ orderId }) => orderId);
  const orders = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  return found.flatMap((one) => {
    const order = orders.find(({ id }) => id === one.orderId);
    return order ? [cardOf(order, one)] : [];
  });
}

async function countShopReturns(query: Query, sellerId: number): Promise<Record<ReturnTab, number>> {
  const counted = RETURN_TAB_IDS.map(
    (tab) => sql`count(*) filter (where ${inStates(RETURN_TABS[tab])})::int as ${sql.identifier(tab)}`,
  );
  const [row] = await query<Record<ReturnTab, number>>(sql`
    select ${sql.join(counted, sql`, `)} from returns r where ${ofShop(sellerId)}`);
  if (!row) throw new Error('A count has no row');
  return row;
}

/** What of a shop's returns waits for it, with the first deadline. */
export interface WaitingForShop {
  answer: { count: number; first: Date | null };
  inspect: { count: number; first: Date | null };
}

export async function returnsWaitingForShop(query: Query, sellerId: number): Promise<WaitingForShop> {
  const rows = await query<{ tab: keyof WaitingForShop; count: number; first: Date }>(sql`
    select case when r.state = 'asked' then 'answer' else 'inspect' end as tab, count(*)::int as count, min(r.due_at) as first
    from returns r where r.state in ('asked', 'inspecting', 'giving_back') and ${ofShop(sellerId)} group by 1`);
  const of = (tab: keyof WaitingForShop) => rows.find((row) => row.tab === tab) ?? { count: 0, first: null };
  return { answer: of('answer'), inspect: of('inspect') };
}

/** What a shop may do with a return now. */
export type ShopStep =
  | 'approve'
  | 'offer'
  | 'refuse'
  | 'inspect'
  | 'arrive'
  | 'pass'
  | 'send_again'
  | 'give_back';

/** One return in full, for the people of its shop. */
export interface ShopReturn extends ReturnFacts {
  may: Readonly<Record<ShopStep, boolean>>;
  result: Pick<ReturnResult, 'paid'> & { decisions: ToldDecision[] };
  /** What the viewer uploaded as the shop's own pictures and has not handed in yet. */
  waiting: Awaited<ReturnType<typeof waitingAnswer>>;
}

/** By its number as it is typed; null when the shop has none of that number. */
export async function readShopReturn(
  { query, media }: { query: Query; media: EvidenceFiles },
  { sellerId, userId, number }: { sellerId: number; userId: string; number: string },
): Promise<ShopReturn | null> {
  const own = await findShopReturn(query, sellerId, number);
  if (!own) return null;
  const facts = await readReturnFacts({ query, media }, own);
  const may = stepsOf(own.found);
  const isBooked = ['created', 'booked'].includes(facts.againLabel?.state ?? '');
  return Object.assign(facts, {
    may: { ...may, send_again: may.send_again && !isBooked },
    result: {
      paid: await paidByReturn(query, facts.id),
      decisions: await readToldDecisions(query, facts),
    },
    waiting: await waitingAnswer(query, media, { userId, returnId: own.found.id }),
  });
}

async function findShopReturn(query: Query, sellerId: number, typed: string) {
  const number = parseReturnNumber(typed);
  const order =
    number && (await readOrder(query, sql`o.number = ${number.order} and o.seller_id = ${sellerId}`));
  const found = order && (await readReturn(query, sql`${placed(order, number.n)} and ${ofShop(sellerId)}`));
  return found ? { order, found } : null;
}

export function stepsOf({ state, offeredPart, pieces }: StoredReturn): ShopReturn['may'] {
  const can = (event: ReturnEvent) => RETURN_TRANSITIONS[event].from.includes(state);
  return {
    approve: can('approved'),
    offer: can('offered') && offeredPart === null,
    refuse: can('refused'),
    inspect: can('passed_in_part') && pieces.reduce((sum, { quantity }) => sum + quantity, 0) > 1,
    arrive: can('arrived'),
    pass: can('passed'),
    send_again: state === 'giving_back',
    give_back: can('given_back'),
  };
}

/** How many returns of a shop's sales were asked for since a moment; those of its own purchases are none (P-CAT-25). */
export async function countReturnsSince(query: Query, sellerId: number, since: Date): Promise<number> {
  const [found] = await query<{ count: number }>(sql`
    select count(*)::int as count from returns r
    where r.order_id in ${salesOfShop(sellerId)} and ${ASKED} and r.opened_at >= ${since}`);
  return found?.count ?? 0;
}
