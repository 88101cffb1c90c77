import { sql } from 'drizzle-orm';
import { KEPT_YEARS, keptSince } from '#domain/orders/kept-years.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { attachedMedia, type Media } from '#server/modules/media/media.ts';
import { readOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { readReturns } from './return-rows.ts';

/**
 * Returns of an account, in the interface of identity. What was said and shown stays when it is deleted, as long as the law asks
 * (P-ACC-17).
 */
export const accountReturns = ({
  transaction,
  media,
}: {
  transaction: Transaction;
  media: Pick<Media, 'remove'>;
}) => ({
  async merge(query: Query, { guestId, userId }: { guestId: string; userId: string }) {
    await query(sql`update returns set opened_by = ${userId} where opened_by = ${guestId}`);
  },
  exported: exportReturns,
  async remove(tx: Tx, userId: string) {
    await tx(sql`update returns set opened_by = null where opened_by = ${userId}`);
  },
  sweep: () => transaction((tx) => forgetComplaints(tx, media)),
});

async function exportReturns(query: Query, userId: string) {
  const found = await readReturns(query, sql`r.opened_by = ${userId}`);
  const orders = await readOrders(
    query,
    sql`o.id = any(${sql.param(found.map(({ orderId }) => orderId))}::uuid[])`,
  );
  const files = await attachedMedia(
    query,
    'return_evidence',
    found.map(({ id }) => id),
  );
  const returns = found.map(
    ({ id, orderId, n, state, reason, text, appeal, refusal, openedAt, courier, waybill }) => {
      const number = returnNumber(orders.find((order) => order.id === orderId)?.number ?? '', n);
      const evidence = (files.get(id) ?? []).map(({ kind, address }) => ({ kind, address }));
      return { number, state, reason, text, appeal, refusal, openedAt, courier, waybill, evidence };
    },
  );
  return { returns };
}

/** Most returns that are forgotten at a time; the next hour follows. */
const MOST_AT_ONCE = 200;

/** Deletes what was said and shown in returns of deleted accounts that ended long ago. */
async function forgetComplaints(tx: Tx, media: Pick<Media, 'remove'>): Promise<void> {
  const before = keptSince(await tx.now(), KEPT_YEARS.complaints);
  const forgotten = await tx<{ id: string }>(sql`
    update returns set text = '', refusal = '', appeal = '' where id in (
      select id from returns
      where opened_by is null and state in ('done', 'closed') and changed_at < ${before}
        and text || refusal || appeal <> '' order by id limit ${MOST_AT_ONCE}
    ) returning id`);
  for (const { id: subject } of forgotten) await media.remove(tx, { purpose: 'return_evidence', subject });
}
