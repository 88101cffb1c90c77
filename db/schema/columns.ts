import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes, such as an uploaded file. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** When a row was written, by the clock of the database. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** A moment; which clock it follows says the table. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Whole Rupiah. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

/** Words for the `in (...)` of a check. */
export const oneOf = (words: readonly string[]): SQL => sql.raw(words.map((word) => `'${word}'`).join(', '));
