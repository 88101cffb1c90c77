import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { regions } from './shipping.ts';

/** An address for parcels, of an account or of a guest's browser. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey(),
    /** May belong to a hosted project, so there is no reference to `auth_users`. */
    userId: uuid('user_id'),
    guestId: uuid('guest_id'),
    /** What its owner calls it, such as 'Rumah'; may be empty. */
    label: text('label').notNull(),
    recipient: text('recipient').notNull(),
    /** '+62' and 8 to 12 digits. */
    phone: text('phone').notNull(),
    /** A district or a village. */
    regionCode: text('region_code')
      .notNull()
      .references(() => regions.code),
    postalCode: text('postal_code').notNull(),
    street: text('street').notNull(),
    landmark: text('landmark').notNull(),
    courierNote: text('courier_note').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('addresses_one_owner', sql`(${t.userId} is null) <> (${t.guestId} is null)`),
    check('addresses_phone', sql`${t.phone} ~ '^\\+628[0-9]{7,11}$'`),
    check('addresses_postal_code', sql`${t.postalCode} ~ '^[1-9][0-9]{4}$'`),
    index('addresses_user').on(t.userId, t.createdAt),
    index('addresses_region').on(t.regionCode),
    index('addresses_guest').on(t.guestId, t.createdAt),
    uniqueIndex('addresses_user_default').on(t.userId).where(sql`${t.isDefault} and ${t.userId} is not null`),
    uniqueIndex('addresses_guest_default')
      .on(t.guestId)
      .where(sql`${t.isDefault} and ${t.guestId} is not null`),
  ],
);
