import { type SQL, sql } from 'drizzle-orm';

/** Facts about this shop that every process shares, each a text under a key (`shop_facts`). Parts of SQL statements. */

/** The value of a fact; null without one. */
export const factOf = (key: string): SQL => sql`(select value from shop_facts where key = ${key})`;

/** Whether a fact has this value. */
export const hasFact = (key: string, value: string): SQL =>
  sql`exists (select from shop_facts where key = ${key} and value = ${value})`;

/** Stores a fact. */
export const storeFact = (key: string, value: string): SQL => sql`
  insert into shop_facts values (${key}, ${value}) on conflict (key) do update set value = excluded.value`;

/** Stores a fact unless there is one; the statement returns its `value`. */
export const keepFact = (key: string, value: string): SQL => sql`
  insert into shop_facts values (${key}, ${value}) on conflict (key) do update set value = shop_facts.value
  returning value`;
