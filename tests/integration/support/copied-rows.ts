import { type SQL, sql } from 'drizzle-orm';
import { shopTables } from '#db/tables.ts';

/** Inserts copies of the rows `row` of a table with some columns changed; computed columns are computed again. */
export function copiedRows(
  table: string,
  { row, changes, from }: Readonly<Record<'row' | 'changes' | 'from', SQL>>,
): SQL {
  const columns = shopTables().find(({ name }) => name === table)?.columns ?? [];
  const list = (of: string) => sql.raw(columns.map((column) => `${of}"${column}"`).join(', '));
  return sql`insert into ${sql.identifier(table)} (${list('')}) select ${list('copy.')}
    from ${from}, jsonb_populate_record(${row}, ${changes}) copy`;
}
