import { createOrderService } from '#server/modules/orders/create-order-service.ts';
import type { OrderService } from '#server/modules/orders/orders.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** Kota Jakarta Selatan, and Jayapura, where nothing costs the same. */
const KNOWN = ['31.74', '94'];

/** The interface of pages to orders; its regions are all called alike. */
export const anOrderService = (
  { query, transaction }: MigratedDatabase,
  { confirmsHere = false, mostFreight = 500_000 } = {},
): OrderService =>
  createOrderService({
    query,
    transaction,
    confirmsHere,
    mostFreight: () => mostFreight,
    isCodArea: () => true,
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
