import { moveParcel } from '#server/modules/orders/orders.ts';
import type { CourierProvider } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { dueParcels, workOnParcel } from './move-parcel.ts';

export const parcelWork: BackgroundWork = { jobs: [moveParcel], due: [dueParcels] };

/** Starts the work on parcels in this process. */
export function openParcels(given: {
  query: Query;
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  log: Log;
  /** Null: the shop books none, and parcels from earlier are left to the operator. */
  couriers: CourierProvider | null;
  /** The shop's telephone. */
  phone: () => string;
}): void {
  const { query, transaction, jobs, log, couriers, phone } = given;
  jobs.handle(moveParcel, async (id) => {
    if (couriers) await workOnParcel({ query, transaction, couriers, phone: phone(), log }, id);
  });
}
