import { type SQL, sql } from 'drizzle-orm';
import { shopTables } from '#db/tables.ts';

/** Inserts copies of products `products p` with some columns changed; computed columns are computed again. */
export function copiedProduct({ changes, from }: { changes: SQL; from: SQL }): SQL {
  const columns = shopTables().find(({ name }) => name === 'products')?.columns ?? [];
  const list = (table: string) => sql.raw(columns.map((column) => `${table}"${column}"`).join(', '));
  return sql`insert into products (${list('')}) select ${list('copy.')}
    from ${from}, jsonb_populate_record(p, ${changes}) copy`;
}
