import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  type ImportReport,
  type ImportState,
  MOST_LIST_ROWS,
} from '#domain/catalogue/lists/import-report.ts';
import { cellText, type ListCell } from '#domain/catalogue/lists/list-cells.ts';
import {
  type ColumnMap,
  findHeading,
  guessColumns,
  isHeading,
  KNOWN_HEADINGS,
} from '#domain/catalogue/lists/list-columns.ts';
import { type NamedList, recallColumns } from '#domain/catalogue/lists/recall-columns.ts';
import { cleanLine, hasZeroByte } from '#domain/forms/clean-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import {
  FaultyLine,
  readGrids,
  type TableCell,
  type TableSheet,
} from '#server/platform/tables/read-table.ts';
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

/** Why a file is not taken, with the line that it cannot be read from; null where that says nothing. */
export interface ListRefusal {
  code: 'unreadable' | 'encoding' | 'quotes' | 'no_rows' | 'too_many_rows';
  line: number | null;
}

/** Lists of products that shops send as files (P-GOODS-20 to P-GOODS-22). Every call is limited to one shop. */
export interface ShopImports {
  /** The last ones. */
  list(sellerId: number): Promise<ShopImport[]>;
  read(sellerId: number, id: string): Promise<ShopImport | null>;
  /**
   * Stores the rows of a file, each sheet with products as a list of its own; its columns are those that the shop gave the
   * same heading before, else guessed.
   * @returns the ids of the lists
   */
  take(sellerId: number, file: { name: string; bytes: Buffer }): Promise<Result<string[], ListRefusal>>;
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
/** Sheets of a file that are taken as lists. */
const MOST_SHEETS = 10;

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
      const found = await readLists(bytes);
      if (!found.ok) return found;
      const ids = await transaction(async (tx) => {
        const stored: string[] = [];
        for (const list of found.value) {
          const fileName = found.value.length > 1 ? `${name} (${list.sheet})` : name;
          stored.push(await storeList(tx, sellerId, fileName, list));
        }
        return stored;
      });
      return { ok: true, value: ids };
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

/** Earlier lists in which the columns of a new one are looked for. */
const MOST_RECALLED = 20;

async function storeList(
  tx: Tx,
  sellerId: number,
  fileName: string,
  { heading, known, rows }: FoundList,
): Promise<string> {
  const id = randomUUID();
  const earlier = await tx<NamedList>(sql`
    select heading, columns from product_imports
    where seller_id = ${sellerId} and columns is not null and state <> 'read'
    order by changed_at desc limit ${MOST_RECALLED}`);
  const columns = recallColumns(heading, earlier, known);
  const [before] = await tx<Pick<ShopImport, 'subcategoryId'>>(sql`
    select subcategory_id as "subcategoryId" from product_imports
    where seller_id = ${sellerId} and heading = ${sql.param(heading)}::text[] and columns is not null
    order by changed_at desc limit 1`);
  await tx(sql`
    insert into product_imports (id, seller_id, file_name, heading, columns, subcategory_id, created_at, changed_at)
    values (${id}, ${sellerId}, ${cleanLine(fileName).slice(0, MOST_NAME)}, ${sql.param(heading)}::text[],
      ${JSON.stringify(columns)}::jsonb, ${before?.subcategoryId ?? null}, now(), now())`);
  for (let at = 0; at < rows.length; at += BATCH)
    await tx(sql`
      insert into import_rows (import_id, number, cells)
      select ${id}::uuid, (r->>'number')::int, r->'cells'
      from jsonb_array_elements(${JSON.stringify(rows.slice(at, at + BATCH))}::jsonb) r`);
  return id;
}

interface FileRow {
  number: number;
  cells: ListCell[];
}

/** The heading and the rows of a sheet that may be a list of products. */
interface FoundList {
  sheet: string;
  heading: string[];
  /** Kinds of columns that are known. */
  known: ColumnMap;
  rows: FileRow[];
}

/** The sheets of a file that are lists of products; where none has their heading the one that is most like it. */
async function readLists(bytes: Buffer): Promise<Result<FoundList[], ListRefusal>> {
  const refuse = (code: ListRefusal['code'], line: number | null = null) =>
    ({ ok: false, error: { code, line } }) as const;
  const grids = await readGrids(bytes, KNOWN_HEADINGS).catch((error: unknown) =>
    error instanceof FaultyLine ? error : null,
  );
  if (grids instanceof FaultyLine) return refuse(grids.code, grids.line);
  if (!grids) return refuse('unreadable');
  const sheets = grids.map(({ name, rows }) => listOf(name, rows));
  const likeness = ({ known }: FoundList) => Object.keys(known).length;
  const products = sheets.filter(({ known, rows }) => isHeading(known) && rows.length > 0);
  const best = sheets.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, 1);
  const lists = products.length > 0 ? products.slice(0, MOST_SHEETS) : best;
  const cells = lists.flatMap(({ heading, rows }) => [...heading, ...rows.flatMap((row) => row.cells)]);
  if (cells.some((cell) => hasZeroByte(cellText(cell)))) return refuse('unreadable');
  if (lists.every(({ heading, rows }) => heading.length === 0 || rows.length === 0)) return refuse('no_rows');
  return lists.some(({ rows }) => rows.length > MOST_LIST_ROWS)
    ? refuse('too_many_rows')
    : { ok: true, value: lists };
}

function listOf(sheet: string, grid: TableSheet['rows']): FoundList {
  const shown = grid.map((row) => row.map(cellOf));
  const texts = shown.map((row) => row.map(cellText));
  const at = findHeading(texts);
  const heading = (texts[at] ?? []).map(cleanLine);
  const rows = shown.flatMap((cells, place): FileRow[] =>
    place > at && cells.some((cell) => typeof cell === 'object' || cell.trim() !== '')
      ? [{ number: place + 1, cells }]
      : [],
  );
  return { sheet, heading, known: guessColumns(heading), rows };
}

/** A cell without a result shows its formula, where that is known. */
function cellOf(cell: TableCell): ListCell {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return 'doubtful' in cell ? { doubtful: cell.doubtful } : { doubtful: cell.formula ?? '', isFormula: true };
}
