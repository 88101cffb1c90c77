import { createOrderDesk } from '#server/modules/orders/create-order-desk.ts';
import type { OrderDesk } from '#server/modules/orders/orders.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** Kota Jakarta Selatan, and Jayapura, where nothing costs the same. */
const KNOWN = ['31.74', '94'];

/** The interface of pages to orders; its regions are all called alike. */
export const anOrderDesk = (
  { query, transaction }: MigratedDatabase,
  { confirmsHere = false, mostFreight = 500_000 } = {},
): OrderDesk =>
  createOrderDesk({
    query,
    transaction,
    confirmsHere,
    mostFreight,
    counter: createRateCounter(query, () => new Date()),
    shipping: {
      findRegion: async (code) =>
        KNOWN.some((known) => code.startsWith(known))
          ? {
              code,
              kind: 'district',
              name: 'Tebet',
              district: 'Tebet',
              city: 'Jakarta Selatan',
              province: 'DKI Jakarta',
            }
          : null,
      cityOf: async () => '31.71',
    },
  });
