import { sql } from 'drizzle-orm';
import type { Media } from '#server/modules/media/media.ts';
import { type OrderOwner, purchasesOf, readOrder } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createReturnDesk } from './create-return-desk.ts';
import type { EvidenceFiles } from './evidence.ts';
import { dueReturns, passDeadlineOf, passReturnDeadline } from './pass-return-deadlines.ts';
import { actionsOf } from './read-return-view.ts';
import type { ReturnDesk } from './return-desk.ts';
import { readReturn } from './return-rows.ts';

export const returnWork: BackgroundWork = { jobs: [passReturnDeadline], due: [dueReturns] };

/** Starts the work on returns in this process. @returns the interface of pages */
export function openReturns(given: {
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  media: Pick<Media, 'accept'> & EvidenceFiles;
}): ReturnDesk {
  const { query, transaction, jobs, media } = given;
  jobs.handle(passReturnDeadline, (id) => passDeadlineOf(transaction, id));
  media.accept('return_evidence', evidenceRules(query));
  return createReturnDesk({ query, transaction, media });
}

/** Whoever may add evidence to a return, and whoever may see its order. */
export function evidenceRules(query: Query) {
  const ownOrder = async (owner: OrderOwner, returnId: string) => {
    const found = await readReturn(query, sql`r.id::text = ${returnId}`);
    const order =
      found &&
      (await readOrder(query, sql`o.id = ${found.orderId} and o.purchase_id in ${purchasesOf(owner)}`));
    return order ? { order, found } : null;
  };
  return {
    async mayAdd(owner: OrderOwner, returnId: string): Promise<boolean> {
      const own = await ownOrder(owner, returnId);
      return own !== null && actionsOf(own.order, own.found, owner).addEvidence;
    },
    maySee: async (owner: OrderOwner, returnId: string): Promise<boolean> =>
      (await ownOrder(owner, returnId)) !== null,
  };
}
