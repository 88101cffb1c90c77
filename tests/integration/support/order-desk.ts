import { createOrderDesk } from '#server/modules/orders/create-order-desk.ts';
import type { OrderDesk } from '#server/modules/orders/orders.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** The interface of pages to orders, without shipping. */
export const anOrderDesk = (
  { query, transaction }: MigratedDatabase,
  { confirmsHere = false } = {},
): OrderDesk =>
  createOrderDesk({
    ...{ query, transaction, confirmsHere, counter: createRateCounter(query, () => new Date()) },
    shipping: { findRegion: async () => null, cityOf: async () => '31.71' },
  });
