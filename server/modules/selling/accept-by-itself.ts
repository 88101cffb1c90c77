import { z } from 'zod';
import { nextAccepting } from '#domain/shops/accept-hours.ts';
import { type AcceptingShop, acceptingShops } from '#server/modules/catalogue/catalogue.ts';
import { acceptOrder, ordersToAccept } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

/** Accepts the new orders of shops that want that done ('Terima otomatis', P-CENTRE-67). */
const acceptJob = defineJob({ name: 'selling.accept', payload: z.null() });

/** Most orders of one job; the next sweep has the rest. */
const MOST_ORDERS = 200;

/** When a shop next accepts by itself. */
const nextOf = (shop: AcceptingShop, now: Date) => nextAccepting(now, shop, shop.reopensOn);

const dueAcceptance: DueWork = {
  name: 'selling: accept orders',
  clock: 'shop',
  async nextDue(query) {
    const shops = await acceptingShops(query);
    if (shops.length === 0) return null;
    const now = await shopNow(query);
    const moments: Date[] = [];
    for (const shop of shops) {
      const [waiting] = await ordersToAccept(query, [shop.sellerId], 1);
      if (waiting) moments.push(nextOf(shop, now));
    }
    return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  },
  enqueue: (tx) => tx.enqueue(acceptJob, [null]),
};

/** Accepts what can be accepted now, each order by a transaction of its own; idempotent. */
export async function acceptDue({
  query,
  transaction,
}: {
  query: Query;
  transaction: Transaction;
}): Promise<void> {
  const now = await shopNow(query);
  const open = (await acceptingShops(query)).filter((shop) => nextOf(shop, now) <= now);
  const orders = await ordersToAccept(
    query,
    open.map(({ sellerId }) => sellerId),
    MOST_ORDERS,
  );
  for (const { orderId } of orders) await transaction((tx) => acceptOrder(tx, { orderId, actor: 'clock' }));
}

export const sellingWork: BackgroundWork = { jobs: [acceptJob], due: [dueAcceptance] };

/** Registers the handlers of the jobs of selling. */
export function handleSelling(
  jobs: Pick<Jobs, 'handle'>,
  given: { query: Query; transaction: Transaction },
): void {
  jobs.handle(acceptJob, () => acceptDue(given));
}
