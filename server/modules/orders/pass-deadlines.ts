import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { arrivalUnanswered, askArrival } from './arrival-question.ts';
import { passDeadlines } from './jobs.ts';
import { completeOrder, receiveInSilence } from './sent-order.ts';
import { callOff } from './wish-to-cancel.ts';

/** A deadline of orders: its rows, and what happens when it passes. */
interface Deadline {
  /** For the operator. */
  name: string;
  column: SQL;
  /** Orders to which it applies; together with the column it has an index. */
  counts: SQL;
  /**
   * `at`: the deadline itself; `onlyIf` repeats it as a condition of the statement that changes the order.
   */
  pass(tx: Tx, given: { orderId: string; at: Date; onlyIf: SQL }): Promise<unknown>;
}

/** The seller is not late while a request to cancel is open, or once a courier is booked. */
const isSellersTurn = sql`cancel_asked_at is null and not exists (
  select 1 from parcels b where b.order_id = orders.id and b.state in ('created', 'booked'))`;

const DEADLINES: readonly Deadline[] = [
  {
    name: 'orders: not accepted',
    column: sql`accept_by`,
    counts: sql`state = 'new'`,
    pass: (tx, given) => callOff(tx, { ...given, actor: 'clock', reason: 'not_accepted' }),
  },
  {
    name: 'orders: not shipped',
    column: sql`ship_by`,
    counts: sql`state in ('accepted', 'packed') and ${isSellersTurn}`,
    pass: (tx, given) => callOff(tx, { ...given, actor: 'clock', reason: 'not_shipped' }),
  },
  {
    name: 'orders: wishes to cancel',
    column: sql`cancel_answer_by`,
    counts: sql`cancel_answer_by is not null`,
    async pass(tx, given) {
      const [asked] = await tx<{ reason: string }>(
        sql`select cancel_reason as reason from orders where id = ${given.orderId}`,
      );
      await callOff(tx, { ...given, actor: 'clock', reason: asked?.reason ?? 'other' });
    },
  },
  {
    name: 'orders: asked whether they came',
    column: sql`ask_arrival_at`,
    counts: sql`state = 'shipped' and ask_arrival_at is not null`,
    pass: askArrival,
  },
  {
    name: 'orders: nobody said whether they came',
    column: sql`answer_arrival_by`,
    counts: sql`state = 'shipped' and answer_arrival_by is not null`,
    pass: arrivalUnanswered,
  },
  {
    name: 'orders: received',
    column: sql`receive_by`,
    counts: sql`state = 'delivered' and received_at is null`,
    pass: receiveInSilence,
  },
  {
    name: 'orders: completed',
    column: sql`complete_at`,
    counts: sql`state = 'delivered'`,
    pass: completeOrder,
  },
];

/** Deadlines of orders, for the sweep. */
export const dueOrders: readonly DueWork[] = DEADLINES.map(({ name, column, counts }) => ({
  name,
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(${column}) as due from orders where ${counts}`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from orders where ${counts} and ${column} <= ${now} order by ${column} limit 500`);
    await tx.enqueue(
      passDeadlines,
      rows.map(({ id }) => id),
    );
  },
}));

/** Handles each passed deadline of an order in its own transaction, as of the time of the deadline. */
export async function passDeadlinesOf(
  { query, transaction }: { query: Query; transaction: Transaction },
  orderId: string,
): Promise<void> {
  for (const { column, counts, pass } of DEADLINES) {
    const [due] = await query<{ at: Date }>(sql`
      select ${column} as at from orders where id = ${orderId} and ${counts} and ${column} <= shop_now()`);
    if (!due) continue;
    const { at } = due;
    await transaction(async (tx) => {
      const now = await tx.now();
      await pass(tx, { orderId, at, onlyIf: sql`${counts} and ${column} <= ${now}` });
    });
  }
}
