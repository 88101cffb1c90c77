import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { clearFaults } from '#domain/catalogue/lists/clear-faults.ts';
import { countGuidance } from '#domain/catalogue/lists/guidance-rows.ts';
import type { ImportReport } from '#domain/catalogue/lists/import-report.ts';
import { cellReader, type ListRow } from '#domain/catalogue/lists/list-cells.ts';
import type { ColumnMap } from '#domain/catalogue/lists/list-columns.ts';
import { weightUnitOf } from '#domain/catalogue/lists/list-numbers.ts';
import { placeNames } from '#domain/catalogue/lists/place-names.ts';
import { type DraftOfList, draftOfRows, type ListFault } from '#domain/catalogue/lists/read-list.ts';
import { groupRows } from '#domain/catalogue/lists/row-groups.ts';
import { planProduct, type WantedProduct } from '#domain/catalogue/plan-product.ts';
import { parseId } from '#domain/parse-id.ts';
import type { Query } from '#server/platform/database/query.ts';
import { draftsOfProducts } from '../writing/draft-of-product.ts';

/** A list as its shop wants it read. */
export interface MappedList {
  id: string;
  sellerId: number;
  heading: string[];
  columns: ColumnMap;
  /** The subcategory of goods that name none of ours. */
  subcategoryId: number | null;
}

/** A product that a list adds or changes. */
export interface ListedWrite {
  /** Null for a new one. */
  productId: number | null;
  product: WantedProduct;
  row: number;
  rowOfChoice: readonly number[];
  hasPhoto: boolean;
  hasForeignPhotos: boolean;
  /** A new one begins hidden then. */
  isInactive: boolean;
}

/** What a list comes to by now: what it writes, and its report. Nothing is written. */
export async function planList(
  query: Query,
  list: MappedList,
): Promise<{ writes: ListedWrite[]; report: ImportReport }> {
  const all = await query<ListRow>(
    sql`select number, cells from import_rows where import_id = ${list.id} order by number`,
  );
  const explained = countGuidance(all, list.columns);
  const rows = all.slice(explained);
  const groups = groupRows(rows, list.columns);
  const ids = groups.flatMap(({ id }) => (id === null ? [] : (parseId(String(id)) ?? [])));
  const stored = await draftsOfProducts(query, list.sellerId, ids);
  const means = await meansOf(query, list);
  const weightUnit = weightUnitIn(list, all.slice(0, explained));
  const writes: ListedWrite[] = [];
  const faults: ListFault[] = [];
  for (const { id, rows: own } of groups) {
    const before = id === null ? null : (stored.get(id) ?? null);
    const row = own[0]?.number ?? 0;
    if (id !== null && !before) {
      faults.push({ row, column: 'id', code: 'not_ours' });
      continue;
    }
    const read = draftOfRows(own, { ...means, weightUnit, columns: list.columns, stored: before });
    if (before && isDeepStrictEqual(read.draft, before) && read.faults.length === 0) continue;
    const { product, faults: found } = planProduct(read.draft, before?.specifications);
    const hasPhoto = product.images.length > 0;
    if (!hasPhoto) product.images = [means.placeholderOf(product.subcategoryId)];
    const isPlaceTold = read.faults.some(({ column }) => column === 'place');
    const others = found.filter(({ field }) => !(isPlaceTold && field === 'subcategory'));
    faults.push(...read.faults, ...others.flatMap(faultOfRow(read, row)));
    const { rowOfChoice, hasForeignPhotos, isInactive } = read;
    writes.push({ productId: id, product, row, rowOfChoice, hasPhoto, hasForeignPhotos, isInactive });
  }
  const clear = clearFaults(faults, { rows, columns: list.columns });
  const namesakes = await namesakesOf(query, list.sellerId, writes);
  return {
    writes,
    report: reportOf({ writes, namesakes, faults: clear, guidance: all.slice(0, explained) }),
  };
}

/** How many new products have the name of one that the shop has. */
async function namesakesOf(query: Query, sellerId: number, writes: readonly ListedWrite[]): Promise<number> {
  const names = writes.flatMap(({ productId, product }) => (productId === null ? [product.name] : []));
  const [row] = await query<{ count: number }>(sql`
    select count(*)::int as count from unnest(${sql.param(names)}::text[]) as listed(name)
    where exists (
      select from products p where p.seller_id = ${sellerId} and p.state <> 'archived' and p.name = listed.name)`);
  return row?.count ?? 0;
}

/** What the weights of a list count, as the heading of their column says it, else what explains it below. */
function weightUnitIn({ heading, columns }: MappedList, guidance: readonly ListRow[]) {
  const read = cellReader(columns);
  const said = weightUnitOf(heading[columns.weight ?? -1] ?? '');
  return said ?? weightUnitOf(guidance.map((row) => read(row, 'weight')).join(' '));
}

function reportOf({
  writes,
  namesakes,
  faults,
  guidance,
}: {
  writes: readonly ListedWrite[];
  namesakes: number;
  faults: ListFault[];
  guidance: readonly ListRow[];
}): ImportReport {
  const [first, last] = [guidance[0], guidance.at(-1)];
  const added = writes.filter(({ productId }) => productId === null);
  return {
    added: added.length,
    changed: writes.length - added.length,
    namesakes,
    withoutPhoto: added.filter(({ hasPhoto }) => !hasPhoto).length,
    foreignPhotos: added.filter(({ hasPhoto, hasForeignPhotos }) => !hasPhoto && hasForeignPhotos).length,
    inactive: added.filter(({ isInactive }) => isInactive).length,
    guidance: first && last ? { first: first.number, last: last.number } : null,
    faults,
  };
}

/** The fault of a product at the row and column that it comes from; a product without a photo has its own way. */
export const faultOfRow =
  ({ rowOfChoice }: Pick<DraftOfList, 'rowOfChoice'>, row: number) =>
  ({ field, code }: { field: string; code: string }): ListFault[] => {
    const [, column = field, place] = /^(.+)-(\d+)$/.exec(field) ?? [];
    if (column === 'pictures' && code === 'required') return [];
    const isOfChoice = ['price', 'stock', 'weight'].includes(column);
    return [{ row: (isOfChoice && rowOfChoice[Number(place)]) || row, column, code }];
  };

interface PlaceRow {
  id: number;
  name: string;
  slug: string;
}

/** What is asked of the shop for each product. */
async function meansOf(query: Query, { sellerId, subcategoryId }: MappedList) {
  const places = await query<PlaceRow>(sql`select id, name, slug from subcategories`);
  const byName = Map.groupBy(
    places.flatMap(({ id, name, slug }) =>
      [...new Set([name.toLowerCase(), slug])].map((key) => ({ id, key })),
    ),
    ({ key }) => key,
  );
  const pictures = await query<{ address: string }>(sql`
    select unnest(images) as address from products where seller_id = ${sellerId}
    union select k.image_url from skus k join products p on p.id = k.product_id
      where p.seller_id = ${sellerId} and k.image_url is not null
    union select e->>'address' from product_drafts d, jsonb_array_elements(d.body->'pictures') e
      where d.seller_id = ${sellerId}`);
  const known = new Set(pictures.map(({ address }) => address));
  return {
    /** A name that two subcategories have names neither. */
    placeOf: (text: string) => {
      const found = placeNames(text).map(
        (names) => new Set(names.flatMap((name) => byName.get(name) ?? []).map(({ id }) => id)),
      );
      const [id, another] = [...(found.find((ids) => ids.size > 0) ?? [])];
      return id === undefined || another !== undefined ? null : String(id);
    },
    otherPlace: subcategoryId === null ? '' : String(subcategoryId),
    hasPicture: (address: string) => known.has(address),
    placeholderOf: (id: number) =>
      `/images/placeholder/${places.find((place) => place.id === id)?.slug ?? 'other'}.svg`,
  };
}
