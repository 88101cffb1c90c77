import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type ImportReport,
  type ImportState,
  MOST_LIST_ROWS,
} from '#domain/catalogue/lists/import-report.ts';
import {
  type ColumnMap,
  findHeading,
  guessColumns,
  KNOWN_HEADINGS,
} from '#domain/catalogue/lists/list-columns.ts';
import type { ListCell } from '#domain/catalogue/lists/read-list.ts';
import { cleanLine, hasZeroByte } from '#domain/forms/clean-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { readGrids } from '#server/platform/tables/read-table.ts';
import { planList } from './plan-list.ts';

/** A list of products that a shop has sent. */
export interface ShopImport {
  id: string;
  fileName: string;
  heading: string[];
  columns: ColumnMap | null;
  subcategoryId: number | null;
  state: ImportState;
  report: ImportReport | null;
  rows: number;
  createdAt: Date;
  /** When it was sent, checked or published last. */
  changedAt: Date;
}

/** Why a file is not taken. */
export type ListRefusal = 'unreadable' | 'no_rows' | 'too_many_rows';

/** Lists of products that shops send as files (P-GOODS-20 to P-GOODS-22). Every call is limited to one shop. */
export interface ShopImports {
  /** The last ones. */
  list(sellerId: number): Promise<ShopImport[]>;
  read(sellerId: number, id: string): Promise<ShopImport | null>;
  /** Stores a file's rows; its columns are those that the shop gave the same heading before, else guessed. */
  take(sellerId: number, file: { name: string; bytes: Buffer }): Promise<Result<string, ListRefusal>>;
  /** Checks a list by its columns; nothing is written to the products. @returns false when it is published already */
  check(
    sellerId: number,
    given: { id: string; columns: ColumnMap; subcategoryId: number | null },
  ): Promise<boolean>;
}

/** Lists in a list. */
const LISTED = 10;
/** Rows of one statement. */
const BATCH = 1000;
const MOST_NAME = 120;

const FIELDS = sql`i.id, i.file_name as "fileName", i.heading, i.columns, i.subcategory_id as "subcategoryId", i.state, i.report,
  i.created_at as "createdAt", i.changed_at as "changedAt", (select count(*)::int from import_rows r where r.import_id = i.id) as rows`;

export function openShopImports({
  query,
  transaction,
}: {
  query: Query;
  transaction: Transaction;
}): ShopImports {
  const read = async (sellerId: number, id: string) => {
    if (!isUuid(id)) return null;
    const [found] = await query<ShopImport>(
      sql`select ${FIELDS} from product_imports i where i.id = ${id} and i.seller_id = ${sellerId}`,
    );
    return found ?? null;
  };
  return {
    read,
    list: (sellerId) =>
      query<ShopImport>(sql`
        select ${FIELDS} from product_imports i where i.seller_id = ${sellerId}
        order by i.created_at desc, i.id limit ${LISTED}`),
    async take(sellerId, { name, bytes }) {
      const found = await readList(bytes);
      if (!found.ok) return found;
      const { heading, rows } = found.value;
      const id = randomUUID();
      await transaction(async (tx) => {
        const [before] = await tx<Pick<ShopImport, 'columns' | 'subcategoryId'>>(sql`
          select columns, subcategory_id as "subcategoryId" from product_imports
          where seller_id = ${sellerId} and heading = ${sql.param(heading)}::text[] and columns is not null
          order by changed_at desc limit 1`);
        const columns = before?.columns ?? guessColumns(heading);
        await tx(sql`
          insert into product_imports (id, seller_id, file_name, heading, columns, subcategory_id, created_at, changed_at)
          values (${id}, ${sellerId}, ${cleanLine(name).slice(0, MOST_NAME)}, ${sql.param(heading)}::text[],
            ${JSON.stringify(columns)}::jsonb, ${before?.subcategoryId ?? null}, now(), now())`);
        for (let at = 0; at < rows.length; at += BATCH)
          await tx(sql`
            insert into import_rows (import_id, number, cells)
            select ${id}::uuid, (r->>'number')::int, r->'cells'
            from jsonb_array_elements(${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb) r`);
      });
      return { ok: true, value: id };
    },
    async check(sellerId, { id, columns, subcategoryId }) {
      const list = await read(sellerId, id);
      if (!list) return false;
      const { heading } = list;
      const { report } = await planList(query, { id, sellerId, heading, columns, subcategoryId });
      const changed = await query<{ id: string }>(sql`
        update product_imports set columns = ${JSON.stringify(columns)}::jsonb, subcategory_id = ${subcategoryId},
          report = ${JSON.stringify(report)}::jsonb, state = 'checked', changed_at = now()
        where id = ${id} and seller_id = ${sellerId} and state in ('read', 'checked') returning id`);
      return changed.length > 0;
    },
  };
}

interface FileRow {
  number: number;
  cells: ListCell[];
}

/** The heading and the rows of the sheet that is most like a list of products. */
async function readList(bytes: Buffer): Promise<Result<{ heading: string[]; rows: FileRow[] }, ListRefusal>> {
  const refuse = (error: ListRefusal) => ({ ok: false, error }) as const;
  const grids = await readGrids(bytes, KNOWN_HEADINGS).catch(() => null);
  if (!grids) return refuse('unreadable');
  const sheets = grids.map((grid) => grid.map((row) => row.map(cellOf)));
  const texts = sheets.map((rows) => rows.map((row) => row.map(textOf)));
  const likeness = texts.map((rows) => Object.keys(guessColumns(rows[findHeading(rows)] ?? [])).length);
  const best = Math.max(0, likeness.indexOf(Math.max(...likeness)));
  const [rows = [], shown = []] = [sheets[best], texts[best]];
  if (shown.some((row) => row.some(hasZeroByte))) return refuse('unreadable');
  const at = findHeading(shown);
  const heading = (shown[at] ?? []).map(cleanLine);
  const filled = rows.flatMap((cells, place): FileRow[] =>
    place > at && cells.some((cell) => textOf(cell).trim() !== '') ? [{ number: place + 1, cells }] : [],
  );
  if (heading.length === 0 || filled.length === 0) return refuse('no_rows');
  return filled.length > MOST_LIST_ROWS
    ? refuse('too_many_rows')
    : { ok: true, value: { heading, rows: filled } };
}

type GridCell = Awaited<ReturnType<typeof readGrids>>[number][number][number];

/** A cell with an error shows it, and is a doubt. */
const cellOf = (cell: GridCell): ListCell => {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return { doubtful: 'doubtful' in cell ? cell.doubtful : '' };
};

const textOf = (cell: ListCell): string => (typeof cell === 'string' ? cell : cell.doubtful);
