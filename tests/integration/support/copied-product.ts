import { type SQL, sql } from 'drizzle-orm';
import { shopTables } from '#db/tables.ts';

/** Inserts products like others, `products p`, but for some columns; what PostgreSQL computes it computes anew. */
export function copiedProduct({ changes, from }: { changes: SQL; from: SQL }): SQL {
  const columns = shopTables().find(({ name }) => name === 'products')?.columns ?? [];
  const list = (table: string) => sql.raw(columns.map((column) => `${table}"${column}"`).join(', '));
  return sql`insert into products (${list('')}) select ${list('copy.')}
    from ${from}, jsonb_populate_record(p, ${changes}) copy`;
}
