import { sql } from 'drizzle-orm';
import { shopsWithRight } from '#server/modules/access/access.ts';
import type { Media } from '#server/modules/media/media.ts';
import { type OrderOwner, purchasesOf, readOrder } from '#server/modules/orders/orders.ts';
import { returnCarried } from '#server/modules/parcels/parcels.ts';
import type { CourierProvider } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { askAboutGoods, askCourier, dueQuestions } from './ask-courier.ts';
import { createReturnService } from './create-return-service.ts';
import type { EvidenceFiles } from './evidence.ts';
import { followParcel } from './labels.ts';
import { packingRules } from './packing.ts';
import { dueReturns, passDeadlineOf, passReturnDeadline } from './pass-return-deadlines.ts';
import { actionsOf } from './read-return-view.ts';
import { readReturn } from './return-rows.ts';
import type { ReturnService } from './return-service.ts';
import { stepsOf } from './shop-returns.ts';

export const returnWork: BackgroundWork = {
  jobs: [passReturnDeadline, returnCarried, askCourier],
  due: [dueReturns, dueQuestions],
};

/** Starts the work on returns in this process. @returns the interface of pages */
export function openReturns(given: {
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  media: Pick<Media, 'accept'> & EvidenceFiles;
  /** Null: the shop books none, and asks none. */
  couriers: CourierProvider | null;
  log: Log;
}): ReturnService {
  const { query, transaction, jobs, media, couriers, log } = given;
  jobs.handle(passReturnDeadline, (id) => passDeadlineOf(transaction, id));
  jobs.handle(askCourier, (id) => askAboutGoods({ query, transaction, couriers, log }, id));
  jobs.handle(returnCarried, (id) => followParcel(transaction, id));
  media.accept('return_evidence', evidenceRules(query));
  media.accept('return_answer', answerRules(query));
  media.accept('packing', packingRules(query));
  return createReturnService({ query, transaction, media, hasCouriers: couriers !== null });
}

/** A return of an order that somebody may see as its buyer; null for any other. */
async function ofBuyer(query: Query, owner: OrderOwner, returnId: string) {
  const found = await readReturn(query, sql`r.id::text = ${returnId}`);
  const order =
    found &&
    (await readOrder(query, sql`o.id = ${found.orderId} and o.purchase_id in ${purchasesOf(owner)}`));
  return order ? { order, found } : null;
}

/** A return of a shop where somebody handles returns; null for any other, and while it is a draft. */
async function ofHandler(query: Query, { userId }: OrderOwner, returnId: string) {
  if (userId === undefined) return null;
  const found = await readReturn(query, sql`r.id::text = ${returnId} and r.state <> 'draft'`);
  const order = found && (await readOrder(query, sql`o.id = ${found.orderId}`));
  if (!order) return null;
  const shops = await shopsWithRight(query, userId, 'returns.handle');
  return shops.includes(order.sellerId) ? { order, found } : null;
}

/** Whether somebody is on one of the sides of a return. */
const isOnASide = async (query: Query, owner: OrderOwner, returnId: string): Promise<boolean> =>
  (await ofBuyer(query, owner, returnId)) !== null || (await ofHandler(query, owner, returnId)) !== null;

/** Whoever may add evidence to a return, and both of its sides see it. */
export function evidenceRules(query: Query) {
  return {
    async mayAdd(owner: OrderOwner, returnId: string): Promise<boolean> {
      const own = await ofBuyer(query, owner, returnId);
      return own !== null && actionsOf(own.order, own.found, owner).addEvidence;
    },
    maySee: (owner: OrderOwner, returnId: string) => isOnASide(query, owner, returnId),
  };
}

/** Whoever answers for the shop adds what it shows, while it can say no; both sides see it. */
export function answerRules(query: Query) {
  return {
    async mayAdd(owner: OrderOwner, returnId: string): Promise<boolean> {
      const own = await ofHandler(query, owner, returnId);
      return own !== null && stepsOf(own.found).refuse;
    },
    maySee: (owner: OrderOwner, returnId: string) => isOnASide(query, owner, returnId),
  };
}
