import { type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#domain/orders/seller-tabs.ts';
import { parseReturnNumber, returnNumber } from '#domain/returns/number.ts';
import { OPERATOR_RETURN_TABS, type OperatorReturnTab } from '#domain/returns/operator-tabs.ts';
import {
  isSellersFault,
  REASON_RULES,
  type ReasonRule,
  type ReturnReason,
  windowOf,
} from '#domain/returns/reasons.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { isAllTakenBack } from '#server/modules/ledger/ledger.ts';
import { costOfRefund, type RefundCost, readOrder, readOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { EvidenceFiles } from './evidence.ts';
import { lostLabel } from './labels.ts';
import { hasReturn } from './packing.ts';
import { cardOf, placed, readReturnFacts } from './read-return-view.ts';
import { type ReturnResult, readReturnResult } from './return-result.ts';
import { readReturn, readReturns, type StoredReturn, undecided } from './return-rows.ts';
import type { ReturnCard, ReturnFacts } from './return-service.ts';

/** Returns of all shops, for the operator (P-RET-70). What a draft holds is nobody's but its shopper's. */

/** Which returns each tab has, and in which order. */
const TABS: Readonly<Record<OperatorReturnTab, { where: SQL; at: SQL; direction: SQL }>> = {
  disputed: { where: sql`r.state = 'disputed'`, at: sql`r.due_at`, direction: sql`asc` },
  open: {
    where: sql`r.state not in ('draft', 'disputed', 'done', 'closed')`,
    at: sql`r.due_at`,
    direction: sql`asc`,
  },
  ended: {
    where: sql`r.state in ('done', 'closed')
      and exists (select from return_events e where e.return_id = r.id and e.event = 'asked')`,
    at: sql`r.changed_at`,
    direction: sql`desc`,
  },
};

/** Returns on a page of the console. */
const PAGE_RETURNS = 50;

/** A return in the operator's list. */
export interface OperatorReturnCard extends ReturnCard {
  sellerId: number;
  /** When it came into its state. */
  changedAt: Date;
}

/** Which returns somebody asks for. */
export interface ReturnsAsked {
  tab: OperatorReturnTab;
  /** The number of the return after which the page begins; null for the first one. */
  after: string | null;
}

/** One page of a tab. */
export interface OperatorReturnList {
  returns: OperatorReturnCard[];
  /** Returns of each tab, at most one more than `MOST_COUNTED`. */
  counts: Readonly<Record<OperatorReturnTab, number>>;
  /** The return after which the next page begins; null on the last one. */
  next: string | null;
}

/** A page of a tab, with what all tabs count. */
export async function operatorReturnPage(
  query: Query,
  { tab, after }: ReturnsAsked,
): Promise<OperatorReturnList> {
  const last = after === null ? null : await findByNumber(query, after);
  const found = await listReturns(query, { tab, most: PAGE_RETURNS + 1, last: last?.found ?? null });
  const returns = found.slice(0, PAGE_RETURNS);
  const next = found.length > PAGE_RETURNS ? (returns.at(-1)?.number ?? null) : null;
  return { returns, next, counts: await countReturns(query) };
}

async function countReturns(query: Query): Promise<Record<OperatorReturnTab, number>> {
  const counted = OPERATOR_RETURN_TABS.map(
    (
      tab,
    ) => sql`(select count(*) from (select from returns r where ${TABS[tab].where} limit ${MOST_COUNTED + 1}) one)::int
      as ${sql.identifier(tab)}`,
  );
  const [row] = await query<Record<OperatorReturnTab, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!row) throw new Error('A count has no row');
  return row;
}

/** Returns of a tab: what is due first comes first, and of what is over what ended last. */
export async function listReturns(
  query: Query,
  /** At most so many, after the last one of the page before. */
  { tab, most, last = null }: { tab: OperatorReturnTab; most: number; last?: StoredReturn | null },
): Promise<OperatorReturnCard[]> {
  const { where, at, direction } = TABS[tab];
  const isAfter = tab === 'ended' ? sql`<` : sql`>`;
  const lastAt = tab === 'ended' ? last?.changedAt : last?.dueAt;
  const rest =
    last && lastAt ? sql` and (${at}, r.id) ${isAfter} (${lastAt}::timestamptz, ${last.id}::uuid)` : sql``;
  const found = await readReturns(
    query,
    sql`${where}${rest}`,
    sql`order by ${at} ${direction}, r.id ${direction} limit ${most}`,
  );
  const ids = found.map(({ orderId }) => orderId);
  const orders = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  return found.flatMap((one) => {
    const order = orders.find(({ id }) => id === one.orderId);
    if (!order) return [];
    const { changedAt } = one;
    return [{ ...cardOf(order, one), sellerId: order.sellerId, changedAt }];
  });
}

/** One return with what both sides said and showed, and the rule that applies. Amounts are whole Rupiah. */
export interface OperatorReturn extends ReturnFacts {
  sellerId: number;
  /** The account that bought it; null once it was deleted. */
  buyerId: string | null;
  purchase: string;
  orderState: string;
  changedAt: Date;
  /** When the order arrived. */
  arrivedAt: Date | null;
  /** When the seller had the goods; null while they are elsewhere. */
  backAt: Date | null;
  rule: ReasonRule & {
    /** The last moment at which it could be opened; null for what has no arrival any more. */
    until: Date | null;
    /** The seller pays the way back, and a share of the shipping goes back. */
    isSellersFault: boolean;
  };
  result: ReturnResult;
  /** What a whole refund takes of its seller. */
  cost: RefundCost;
  /** What the operator may decide now. */
  may: { refund: boolean; restock: boolean; send: boolean; reject: boolean };
  /** The other returns of the same order. */
  others: { number: string; state: ReturnState; reason: ReturnReason }[];
}

/** By its typed number; null for an unknown one. */
export async function readOperatorReturn(
  { query, media }: { query: Query; media: Pick<EvidenceFiles, 'attached'> },
  typed: string,
): Promise<OperatorReturn | null> {
  const known = await findByNumber(query, typed);
  if (!known) return null;
  const { order, found } = known;
  const { reason, changedAt, arrivedAt: backAt } = found;
  const arrivedAt = order.deliveredAt;
  const ofOrder = await readReturns(query, sql`r.order_id = ${order.id} and r.id <> ${found.id}`);
  const facts = await readReturnFacts({ query, media }, known);
  const isDisputed = found.state === 'disputed';
  // Goods that the shop's courier lost are paid, unless a bank gave their shopper the money.
  const isLost = (await lostLabel(query, known)) !== null;
  const { id: orderId, purchaseId } = order;
  const mayReject = !isLost || (await isAllTakenBack(query, { orderId, purchaseId }));
  return {
    ...facts,
    sellerId: order.sellerId,
    buyerId: order.userId,
    purchase: order.purchaseNumber,
    orderState: order.state,
    changedAt,
    arrivedAt,
    backAt,
    rule: {
      ...REASON_RULES[reason],
      until: arrivedAt && windowOf(reason, arrivedAt),
      isSellersFault: isSellersFault(reason),
    },
    result: await readReturnResult(query, facts),
    cost: await costOfRefund(query, order.id, { reason, pieces: undecided(found) }),
    may: {
      refund: isDisputed,
      restock: isDisputed && !isLost,
      send: isDisputed && !isLost && backAt === null && facts.sent === null,
      reject: isDisputed && mayReject,
    },
    others: ofOrder.map(({ n, state, reason: why }) => ({
      number: returnNumber(order.number, n),
      state,
      reason: why,
    })),
  };
}

/** A return that was asked for, by its number as it is typed; null for an unknown one, and for a draft. */
async function findByNumber(query: Query, typed: string) {
  const number = parseReturnNumber(typed);
  const order = number && (await readOrder(query, sql`o.number = ${number.order}`));
  const found = order && (await readReturn(query, sql`${placed(order, number.n)} and r.state <> 'draft'`));
  return found ? { order, found } : null;
}

/** The returns of an order, but for drafts, the first one first. */
export const returnsOfOrder = (query: Query, orderId: string): Promise<Pick<StoredReturn, 'n' | 'state'>[]> =>
  readReturns(query, sql`r.order_id = ${orderId} and r.state <> 'draft'`, sql`order by r.n`);

/** Whether the operator may see what is attached to a return, or was packed of its order: not while it is a draft. */
export async function isReturnShown(query: Query, subject: string): Promise<boolean> {
  const order = await readOrder(query, sql`o.number = ${subject}`);
  if (order) return hasReturn(query, order.id);
  return (await readReturn(query, sql`r.id::text = ${subject} and r.state <> 'draft'`)) !== null;
}

/** Most returns that stand on the page of an account. */
const PERSON_RETURNS = 20;

/** Numbers of the returns about which an account and a shop disagree and nobody has decided yet. */
export async function disputesBetween(
  query: Query,
  { userId, sellerId }: { userId: string; sellerId: number },
): Promise<string[]> {
  const found = await readReturns(query, sql`r.opened_by = ${userId} and r.state = 'disputed'`);
  const orders = await readOrders(
    query,
    sql`o.id = any(${sql.param(found.map(({ orderId }) => orderId))}::uuid[])`,
  );
  return found.flatMap(({ orderId, n }) => {
    const order = orders.find(({ id }) => id === orderId);
    return order?.sellerId === sellerId ? [returnNumber(order.number, n)] : [];
  });
}

/** What an account gave back or complained about: how often, and the newest ones. */
export async function returnsOfPerson(
  query: Query,
  userId: string,
): Promise<{ count: number; newest: { number: string; state: ReturnState }[] }> {
  const condition = sql`r.opened_by = ${userId} and r.state <> 'draft'`;
  const [counted] = await query<{ count: number }>(
    sql`select count(*)::int as count from returns r where ${condition}`,
  );
  const order = sql`order by r.opened_at desc, r.id limit ${PERSON_RETURNS}`;
  const found = await readReturns(query, condition, order);
  const orders = await readOrders(
    query,
    sql`o.id = any(${sql.param(found.map(({ orderId }) => orderId))}::uuid[])`,
  );
  const numberOf = (orderId: string) => orders.find(({ id }) => id === orderId)?.number ?? '';
  return {
    count: counted?.count ?? 0,
    newest: found.map(({ orderId, n, state }) => ({ number: returnNumber(numberOf(orderId), n), state })),
  };
}
