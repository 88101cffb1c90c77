import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '../database/query.ts';
import { readUpload, type TableFault, type TableFile, type TableRow } from './read-table.ts';

/** Tables of files that people of a desk send, look at, and then accept. */

/** A table as it was sent. */
export interface KeptTable {
  id: string;
  fileName: string;
  rows: TableRow[];
  /** What is wrong with the file; then its rows are not looked at. At most {@link MOST_FAULTS}. */
  faults: TableFault[];
}

/** Why a file is not taken. */
type KeptTableRefusal = 'unreadable' | 'no_rows' | 'too_many_rows';

/** Days for which a file can be looked at and accepted. */
const KEPT_DAYS = 7;
const MOST_ROWS = 50_000;
const MOST_NAME = 120;
/** Most faults that are kept of a file: one of the wrong kind has one in every cell. */
const MOST_FAULTS = 200;

/** Keeps the rows of a file for some days; the next one deletes older ones. @returns its id */
export async function keepTable(
  query: Query,
  {
    kind,
    name,
    bytes,
    wanted,
  }: { kind: string; name: string; bytes: Buffer; wanted: Omit<TableFile, 'file'> },
): Promise<Result<string, KeptTableRefusal>> {
  const found = await readUpload(bytes, wanted);
  if (!found) return { ok: false, error: 'unreadable' };
  const { rows, faults } = found;
  if (rows.length === 0 && faults.length === 0) return { ok: false, error: 'no_rows' };
  if (rows.length > MOST_ROWS) return { ok: false, error: 'too_many_rows' };
  const id = randomUUID();
  await query(sql`delete from kept_tables where created_at < now() - ${KEPT_DAYS} * interval '1 day'`);
  await query(sql`
    insert into kept_tables (id, kind, file_name, rows, faults)
    values (${id}, ${kind}, ${cleanLine(name).slice(0, MOST_NAME)}, ${JSON.stringify(rows)}::jsonb,
      ${JSON.stringify(faults.slice(0, MOST_FAULTS))}::jsonb)`);
  return { ok: true, value: id };
}

/** A file that was sent; null for an unknown one, or one of another kind. */
export async function keptTable(query: Query, kind: string, id: string): Promise<KeptTable | null> {
  if (!isUuid(id)) return null;
  const [found] = await query<KeptTable>(sql`
    select id, file_name as "fileName", rows, faults from kept_tables
    where id = ${id} and kind = ${kind} and created_at > now() - ${KEPT_DAYS} * interval '1 day'`);
  return found ?? null;
}
