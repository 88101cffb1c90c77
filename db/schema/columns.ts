import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Raw bytes, such as an uploaded file. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** When a row was written, by the clock of the database. */
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
