import { sql } from 'drizzle-orm';
import { copiedRows } from './copied-rows.ts';
import type { MigratedDatabase } from './migrated-database.ts';

/** Orders like one that is there, of the same purchase, without money of their own. @returns their numbers, the oldest first */
export async function copiesOf(
  { query }: Pick<MigratedDatabase, 'query'>,
  number: string,
  count: number,
): Promise<string[]> {
  const copies = await query<{ number: string }>(sql`
    with copied as (
      insert into orders
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'invoice_number', null,
        'number', left(o.number, 8) || 'Z' || translate(lpad(n::text, 5, '0'), '01', 'XY'),
        'created_at', o.created_at + n * interval '1 ms'))).*
      from orders o cross join generate_series(1, ${count}) n where o.number = ${number}
      returning id, number, created_at
    ), lines as (
      ${copiedRows('order_lines', {
        row: sql`l`,
        changes: sql`jsonb_build_object('id', gen_random_uuid(), 'order_id', c.id)`,
        from: sql`(copied c cross join order_lines l join orders o on o.id = l.order_id and o.number = ${number})`,
      })}
    )
    select number from copied order by created_at`);
  return copies.map((copy) => copy.number);
}
