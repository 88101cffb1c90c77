import { type SQL, sql } from 'drizzle-orm';
import { actionsOf } from '#domain/orders/actions.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { returnableUntil } from '#domain/orders/returnable.ts';
import { isConfirmed, RECEIVED_WITHIN, type ShownState } from '#domain/orders/shown-state.ts';
import { ORDER_TABS, type OrderTab } from '#domain/orders/tabs.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { foldText } from '#domain/search/fold-text.ts';
import type { Query } from '#server/platform/database/query.ts';
import { LINES_OF_ORDER, SIBLINGS_OF_ORDER } from './order-lines-sql.ts';
import type { OrderCard, OrderLineView, OrderList, OrderListQuery, OrderOwner } from './order-view.ts';
import { purchasesOf } from './owned.ts';

const PAGE_SIZE = 10;

/** `shownState` of an order `o`. */
const SHOWN_STATE = sql`case
  when o.received_at is not null and o.state = any(${sql.param(RECEIVED_WITHIN)}::text[]) then 'received'
  else o.state end`;

interface CardRow {
  number: string;
  state: OrderState;
  method: string;
  placed_at: Date;
  total: number;
  seller_id: number;
  seller: string;
  purchase: string;
  pay_by: Date | null;
  is_cancel_asked: boolean;
  is_missing: boolean;
  received_at: Date | null;
  receive_by: Date | null;
  window_end: Date | null;
  complete_at: Date | null;
  siblings: OrderState[];
  lines: OrderLineView[];
}

/** One page of an owner's orders, newest first, and the number of orders under each tab. */
export async function listOrders(
  query: Query,
  owner: OrderOwner,
  { tab, q, page: wanted }: OrderListQuery,
): Promise<OrderList> {
  const counts = await countByTab(query, owner);
  const states = ORDER_TABS[tab];
  const where = sql`o.purchase_id in ${purchasesOf(owner)} and ${matching(q)}
    and ${states === null ? sql`true` : sql`${SHOWN_STATE} = any(${sql.param(states)}::text[])`}`;
  const [row] = await query<{ found: number }>(
    sql`select count(*)::integer as found from orders o where ${where}`,
  );
  const found = row?.found ?? 0;
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pages);
  const rows = await query<CardRow>(sql`
    select o.number, o.state, p.method, o.created_at as placed_at, o.total, o.seller_id,
      s.name as seller, p.number as purchase, p.pay_by, o.cancel_asked_at is not null as is_cancel_asked,
      o.missing_since is not null as is_missing, o.received_at, o.receive_by, o.window_end, o.complete_at, ${SIBLINGS_OF_ORDER} as siblings, ${LINES_OF_ORDER} as lines
    from orders o join purchases p on p.id = o.purchase_id join sellers s on s.id = o.seller_id
    where ${where} order by o.created_at desc, o.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
  return { orders: rows.map(toCard), counts, found, page, pages };
}

/** A typed text is the number of an order or of its purchase, or a part of the name of a bought product. */
function matching(q: string): SQL {
  const text = q.trim();
  if (text === '') return sql`true`;
  const number = parseOrderNumber(text);
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(o.number = ${number} or o.purchase_id = (select id from purchases where number = ${number}) or exists (
    select 1 from order_lines l where l.order_id = o.id and l.folded_name like ${pattern}))`;
}

async function countByTab(query: Query, owner: OrderOwner): Promise<Record<OrderTab, number>> {
  const rows = await query<{ state: ShownState; count: number }>(sql`
    select ${SHOWN_STATE} as state, count(*)::integer as count from orders o
    where purchase_id in ${purchasesOf(owner)} group by 1`);
  const countOf = (states: readonly ShownState[] | null) =>
    rows.reduce((sum, { state, count }) => sum + (states?.includes(state) === false ? 0 : count), 0);
  return {
    all: countOf(ORDER_TABS.all),
    unpaid: countOf(ORDER_TABS.unpaid),
    processing: countOf(ORDER_TABS.processing),
    shipped: countOf(ORDER_TABS.shipped),
    done: countOf(ORDER_TABS.done),
    cancelled: countOf(ORDER_TABS.cancelled),
  };
}

function toCard(row: CardRow): OrderCard {
  const { number, state, lines, siblings } = row;
  const [firstLine] = lines;
  if (!firstLine) throw new Error(`Order ${number} has no lines`);
  return {
    number,
    state,
    firstLine,
    total: row.total,
    placedAt: row.placed_at,
    receivedAt: row.received_at,
    returnBy: returnableUntil(
      { state, receivedAt: row.received_at, windowEnd: row.window_end, completeAt: row.complete_at },
      lines,
    ),
    isCod: row.method === 'cod',
    shop: { id: row.seller_id, name: row.seller },
    otherLines: lines.length - 1,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    purchase: { number: row.purchase, payBy: row.pay_by },
    may: actionsOf({
      state,
      siblings,
      isCancelAsked: row.is_cancel_asked,
      isMissing: row.is_missing,
      isReceived: row.received_at !== null,
      isConfirmed: isConfirmed({ receivedAt: row.received_at, receiveBy: row.receive_by }),
    }),
    lines,
  };
}
