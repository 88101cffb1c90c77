import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Data for shipping: the regions of Indonesia, tariffs, and the parcels of the courier simulator. */

/**
 * Provinces (level 1), cities and regencies (2), districts (3), villages (4), from the npm package `idn-area-data`.
 * Rows are added and renamed, never deleted: addresses refer to them.
 */
export const regions = pgTable(
  'regions',
  {
    /** Official code with dots, such as 32.73.02.1001; the parent's code is the part before the last dot. */
    code: text('code').primaryKey(),
    level: smallint('level').notNull(),
    parentCode: text('parent_code'),
    name: text('name').notNull(),
    /** The name in lower case with single spaces, without punctuation. */
    searchName: text('search_name').notNull(),
  },
  (t) => [
    check('regions_level', sql`${t.level} between 1 and 4`),
    check('regions_parent', sql`(${t.level} = 1) = (${t.parentCode} is null)`),
    // Finds words of villages, and whole names without blanks, by prefix, which an index on an array could not.
    index('regions_words')
      .using(
        'gin',
        sql`array_to_tsvector(string_to_array(${t.searchName} || ' ' || replace(${t.searchName}, ' ', ''), ' '))`,
      )
      .where(sql`${t.level} = 4`),
    index('regions_cities').on(t.searchName).where(sql`${t.level} = 2`),
  ],
);

/** What a service charges between two zones, in whole Rupiah. A pair without a row has no such service. */
export const shippingTariffs = pgTable(
  'shipping_tariffs',
  {
    service: text('service').notNull(),
    fromZone: text('from_zone').notNull(),
    toZone: text('to_zone').notNull(),
    firstKg: integer('first_kg').notNull(),
    moreKg: integer('more_kg').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.service, t.fromZone, t.toZone] }),
    check('shipping_tariffs_first_positive', sql`${t.firstKg} > 0`),
    check('shipping_tariffs_more_not_negative', sql`${t.moreKg} >= 0`),
  ],
);

/** Holidays and joint leave: days on which sellers do not work. */
export const holidays = pgTable('holidays', {
  day: date('day').primaryKey(),
  name: text('name').notNull(),
});

/** Years whose holidays are known in full. */
export const holidayYears = pgTable(
  'holiday_years',
  {
    year: integer('year').primaryKey(),
    /** The joint decree of three ministers. */
    decree: text('decree').notNull(),
  },
  (t) => [check('holiday_years_year', sql`${t.year} between 2000 and 2999`)],
);

/** Parcels booked at the courier simulator. Their course is computed from these columns, not stored. */
export const simulatedParcels = pgTable(
  'simulated_parcels',
  {
    id: text('id').primaryKey(),
    /** The shop's own id of the parcel: a second booking of it is rejected. */
    referenceId: text('reference_id').unique(),
    waybillId: text('waybill_id').notNull(),
    courier: text('courier').notNull(),
    courierType: text('courier_type').notNull(),
    price: integer('price').notNull(),
    /** Calendar days in transit, from the delivery table at the time of booking. */
    transitDays: integer('transit_days').notNull(),
    /** Names and addresses of both ends, which the answers repeat. */
    ends: jsonb('ends').$type<Record<string, unknown>>().notNull(),
    /** By the shop's clock. */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (t) => [unique('simulated_parcels_waybill').on(t.waybillId, t.courier)],
);
