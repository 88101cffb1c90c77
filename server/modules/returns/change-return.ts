import { type SQL, sql } from 'drizzle-orm';
import type { OrderNote } from '#domain/orders/notes.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { returnDeadline } from '#domain/returns/deadlines.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { isOpenReturn, RETURN_TRANSITIONS, type ReturnEvent } from '#domain/returns/transitions.ts';
import { closeCaseOf, openCase } from '#server/modules/cases/cases.ts';
import {
  cancelExchange,
  isWaiting,
  noteEvent,
  type OrderRow,
  releaseFromReturn,
} from '#server/modules/orders/orders.ts';
import { recallReturnParcels } from '#server/modules/parcels/parcels.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { exchangeFor, TAKES_EXCHANGE, wantedOf } from './exchange.ts';
import type { LockedReturn, StoredReturn } from './return-rows.ts';

/** A change of a return's state. */
export interface ReturnChange {
  event: ReturnEvent;
  actor: Actor;
  /** The time of the event. For a passed deadline this is the due moment; default is now. */
  at?: Date;
  /** Columns that change with the state. */
  set?: SQL;
  /** A further condition besides the state, such as a passed deadline. */
  onlyIf?: SQL;
}

/** The note of the order that an event of its return makes. */
const noteOf = (event: 'opened' | ReturnEvent): OrderNote => `return_${event}`;

const subjectOf = ({ order, found }: LockedReturn) =>
  ({ kind: 'disputed_return', subject: `return:${returnNumber(order.number, found.n)}` }) as const;

/**
 * The only way to change a return's state: a conditional update by the table of transitions, with its deadline, its event, a
 * note on its order, and at the end the order's clocks; an approval takes the goods of an exchange. Money and pieces follow
 * in the same transaction.
 * @returns false when the event is impossible in the return's state
 */
export async function changeReturn(
  tx: Tx,
  { order, found }: LockedReturn,
  { event, actor, set, onlyIf, ...given }: ReturnChange,
): Promise<boolean> {
  const { from, to, by } = RETURN_TRANSITIONS[event];
  if (!by.includes(actor)) return false;
  const at = given.at ?? (await tx.now());
  const dueAt = returnDeadline(to, {
    at,
    arrivedAt: order.deliveredAt ?? found.openedAt,
    calendar: await readCalendar(tx),
  });
  const [changed] = await tx(sql`
    with changed as (
      update returns set state = ${to}, events = events + 1, changed_at = ${at}, due_at = ${dueAt}${set ? sql`, ${set}` : sql``}
      where id = ${found.id} and state = any(${sql.param(from)}::text[])${onlyIf ? sql` and ${onlyIf}` : sql``}
      returning id, events
    )
    insert into return_events (return_id, seq, event, actor, at)
    select id, events, ${event}, ${actor}, ${at} from changed returning seq`);
  if (!changed) return false;
  if (!isOpenReturn(to)) await releaseFromReturn(tx, { orderId: order.id, returnId: found.id });
  const endsExchange = event === 'passed_in_part' || (!isOpenReturn(to) && !PAYS_EXCHANGE.includes(event));
  // A courier who comes for goods that go otherwise, or stay, is called off.
  if (found.state === 'approved' || found.state === 'giving_back') await recallReturnParcels(tx, found.id);
  if (endsExchange) await endExchange(tx, found, actor);
  if (to === 'disputed') await openCase(tx, subjectOf({ order, found }));
  if (found.state === 'disputed') await closeCaseOf(tx, { ...subjectOf({ order, found }), reason: event });
  const exchange = await exchangeAfter(tx, { order, found }, event);
  await noteReturn(tx, { order, event, actor, at, dueAt, of: found, exchange });
  return true;
}

/** Events that say whether other goods come for those of the return. */
const TELLS_EXCHANGE: readonly ReturnEvent[] = [...TAKES_EXCHANGE, 'arrived', 'passed'];

/** Whether the goods that were asked for come, or do not: they were sold out, or called off. Null for who wants the money. */
async function exchangeAfter(
  tx: Tx,
  locked: LockedReturn,
  event: ReturnEvent,
): Promise<'exchange' | 'exchange_gone' | null> {
  if (wantedOf(locked.found).length === 0 || !TELLS_EXCHANGE.includes(event)) return null;
  const exchangeId = await (TAKES_EXCHANGE.includes(event)
    ? exchangeFor(tx, locked)
    : locked.found.exchangeId);
  return exchangeId !== null && (await isWaiting(tx, exchangeId)) ? 'exchange' : 'exchange_gone';
}

/** Events after which goods that came back pay for those that replace them. */
export const PAYS_EXCHANGE: readonly ReturnEvent[] = ['accepted', 'passed'];

/** Whatever else ends a return, or pays for some of its pieces, ends its exchange, as long as that waits. */
async function endExchange(tx: Tx, { exchangeId: orderId }: StoredReturn, actor: Actor): Promise<void> {
  if (orderId !== null) await cancelExchange(tx, { orderId, actor, reason: 'return_ended' });
}

/** Tells the order's timeline, from which mails and notifications come. */
export const noteReturn = (
  tx: Tx,
  given: {
    order: OrderRow;
    event: 'opened' | ReturnEvent;
    actor: Actor;
    at: Date;
    dueAt: Date | null;
    of: Pick<StoredReturn, 'id' | 'n'>;
    /** Whether the other goods that were asked for come. */
    exchange?: 'exchange' | 'exchange_gone' | null;
  },
): Promise<void> => {
  const { order, event, actor, at, dueAt, of, exchange = null } = given;
  const details = {
    return: of.n,
    return_id: of.id,
    until: dueAt?.toISOString() ?? null,
    ...(exchange && { reason: exchange }),
  };
  return noteEvent(tx, { orderId: order.id, event: noteOf(event), actor, at, details });
};
