import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import { CHANGES_OF_MIND, isLighter } from '#domain/returns/suspicion.ts';
import { caseNotes, closeCaseOf, openCase } from '#server/modules/cases/cases.ts';
import { weightOfPieces } from '#server/modules/orders/orders.ts';
import { isKnownWaybill } from '#server/modules/parcels/parcels.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn } from './return-rows.ts';

/** Cases about returns that may be abuse (P-RET-71): the operator looks, and nothing is refused. */

const subjectOf = ({ order, found }: LockedReturn) => `return:${returnNumber(order.number, found.n)}`;

/** Somebody has asked for a return by a change of mind: looks whether it is one too many. */
export async function countChangesOfMind(tx: Tx, { order, found }: LockedReturn): Promise<void> {
  if (found.reason !== 'changed_mind' || order.userId === null) return;
  const { most, days } = CHANGES_OF_MIND;
  const [row] = await tx<{ count: number }>(sql`
    select count(*)::integer as count from returns r
    join return_events e on e.return_id = r.id and e.event = 'asked'
    where r.reason = 'changed_mind' and r.opened_by = ${order.userId}
      and e.at > ${await tx.now()}::timestamptz - make_interval(days => ${days})`);
  const count = row?.count ?? 0;
  if (count <= most) return;
  await openCase(tx, {
    kind: 'many_returns',
    subject: `account:${order.userId}`,
    details: caseNotes.manyReturns({ count, days, last: returnNumber(order.number, found.n) }),
  });
}

/** Goods were sent with a typed waybill: looks whether another parcel had it before. @returns whether none had */
export async function lookAtWaybill(
  tx: Tx,
  locked: LockedReturn,
  { courier, waybill }: { courier: string; waybill: string },
): Promise<boolean> {
  const used = await tx(sql`
    select from returns where id <> ${locked.found.id} and upper(waybill) = upper(${waybill}) limit 1`);
  if (used.length === 0 && !(await isKnownWaybill(tx, waybill, { except: locked.found.id }))) return true;
  await openCase(tx, {
    kind: 'invented_waybill',
    subject: subjectOf(locked),
    details: caseNotes.waybillUsed(courier, waybill),
  });
  return false;
}

/** Goods that were sent with a typed waybill did not come in time. */
export async function missParcel(tx: Tx, locked: LockedReturn): Promise<void> {
  const { courier, waybill } = locked.found;
  // A label of the shop has its own courier, who is asked.
  if (waybill === '' || (await isKnownWaybill(tx, waybill))) return;
  await openCase(tx, {
    kind: 'invented_waybill',
    subject: subjectOf(locked),
    details: caseNotes.waybillUnseen(courier, waybill),
  });
}

/** The goods are at the seller, who may have weighed the parcel. */
export async function lookAtParcel(
  tx: Tx,
  locked: LockedReturn,
  { grams }: { grams: number | null },
): Promise<void> {
  const subject = subjectOf(locked);
  await closeCaseOf(tx, { kind: 'invented_waybill', subject, reason: 'arrived' });
  if (grams === null) return;
  const declared = await weightOfPieces(tx, locked.order.id, locked.found.pieces);
  if (isLighter({ declared, weighed: grams }))
    await openCase(tx, { kind: 'light_return', subject, details: caseNotes.lighter({ grams, declared }) });
}
