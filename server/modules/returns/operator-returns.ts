import { sql } from 'drizzle-orm';
import { parseReturnNumber, returnNumber } from '#domain/returns/number.ts';
import { isSellersFault, REASON_RULES, type ReasonRule, windowOf } from '#domain/returns/reasons.ts';
import { readOrder, readOrders, sellersPartOf } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { EvidenceFiles } from './evidence.ts';
import { cardOf, placed, readReturnFacts } from './read-return-view.ts';
import { readReturn, readReturns, undecided } from './return-rows.ts';
import type { ReturnCard, ReturnFacts } from './return-service.ts';

/** Returns of all shops, for the operator (P-RET-70). What a draft holds is nobody's but its shopper's. */

/** Which returns are listed: those that the operator decides, those of shoppers and shops, and those that are over. */
const TABS = {
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
} as const;

export type ReturnTab = keyof typeof TABS;
export const RETURN_TABS: readonly ReturnTab[] = ['disputed', 'open', 'ended'];

/** A return in the operator's list. */
export interface OperatorReturnCard extends ReturnCard {
  id: string;
  sellerId: number;
  /** When it came into its state. */
  changedAt: Date;
}

/** One page of a tab. */
export interface ReturnPage {
  tab: ReturnTab;
  /** At most so many. */
  most: number;
  /** The last one of the page before. */
  after?: { at: Date; id: string };
}

/** Returns of a tab: what is due first comes first, and of what is over what ended last. */
export async function listReturns(
  query: Query,
  { tab, most, after }: ReturnPage,
): Promise<OperatorReturnCard[]> {
  const { where, at, direction } = TABS[tab];
  const isAfter = tab === 'ended' ? sql`<` : sql`>`;
  const rest = after
    ? sql` and (${at}, r.id) ${isAfter} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
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
    const { id, changedAt } = one;
    return [{ ...cardOf(order, one), id, sellerId: order.sellerId, changedAt }];
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
  /** Of a whole refund, what the seller would lose of money that they have already. */
  sellersPart: number;
  /** The other returns of the same order. */
  others: { number: string; state: string; reason: string }[];
}

/** By its typed number; null for an unknown one. */
export async function readOperatorReturn(
  { query, media }: { query: Query; media: Pick<EvidenceFiles, 'attached'> },
  typed: string,
): Promise<OperatorReturn | null> {
  const number = parseReturnNumber(typed);
  const order = number && (await readOrder(query, sql`o.number = ${number.order}`));
  const found = order && (await readReturn(query, sql`${placed(order, number.n)} and r.state <> 'draft'`));
  if (!found) return null;
  const { reason, changedAt, arrivedAt: backAt } = found;
  const arrivedAt = order.deliveredAt;
  const ofOrder = await readReturns(query, sql`r.order_id = ${order.id} and r.id <> ${found.id}`);
  return {
    ...(await readReturnFacts({ query, media }, { order, found })),
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
    sellersPart: await sellersPartOf(query, order.id, { reason, pieces: undecided(found) }),
    others: ofOrder.map(({ n, state, reason: why }) => ({
      number: returnNumber(order.number, n),
      state,
      reason: why,
    })),
  };
}
