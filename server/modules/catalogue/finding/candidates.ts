import { type SQL, sql } from 'drizzle-orm';
import { DESCRIBED_WORDS } from '#db/schema/catalogue.ts';
import { foldText } from '#domain/search/fold-text.ts';
import type { Slot, Understood } from '#domain/search/understood.ts';
import type { Query } from '#server/platform/database/query.ts';
import { orderBy, orderColumns } from './list-keys.ts';
import { containing, isIndexed, LOOKED_THROUGH } from './product-conditions.ts';
import { orderAmongEquals } from './wished.ts';

/** Most products to rank for a term, the best sold or the first in the order that it asks for. */
const MOST_RANKED = { small: 5000, large: 2000 } as const;
export const mostRanked = (isLarge: boolean) => MOST_RANKED[isLarge ? 'large' : 'small'];
/** Most products to find by one word of their descriptions. */
const MOST_DESCRIBED = { small: 50_000, large: 2000 } as const;

/** Dependencies of a search. */
export interface Means {
  readonly query: Query;
  readonly isLarge: boolean;
}

/** By word, the ids of shops with it in their names, and of products with it in their descriptions. */
export interface Elsewhere {
  readonly sellers: ReadonlyMap<string, readonly number[]>;
  readonly described: ReadonlyMap<string, ReadonlySet<number>>;
}

interface ElsewhereRow {
  word: string;
  sellers: number[];
  described: number[];
}

/** A query of its own, so that the ids are bounds of indexes in the search itself. */
export async function wordsElsewhere(
  { query, isLarge }: Means,
  { slots, details }: Understood,
  withDescriptions: boolean,
): Promise<Elsewhere> {
  const words = [...slots, ...details].flatMap(({ seller, described }) =>
    [seller ?? [], described ?? []].flat(),
  );
  const plain = [...new Set(words)].filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  const most = withDescriptions ? MOST_DESCRIBED[isLarge ? 'large' : 'small'] : 0;
  const rows =
    plain.length === 0
      ? []
      : await query<ElsewhereRow>(sql`
        select w as word, array(select id from sellers where fold_text(name) ~ ('\\m' || w || '\\M')) as sellers,
          array(select id from listed_products where ${DESCRIBED_WORDS} @@ w::tsquery limit ${most}) as described
        from unnest(${sql.param(plain)}::text[]) w`);
  return {
    sellers: new Map(rows.map(({ word, sellers }) => [word, sellers])),
    described: new Map(rows.map(({ word, described }) => [word, new Set(described)])),
  };
}

/** All of some conditions; false without any. */
export const allOf = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` and `);

/**
 * A condition over `products p` that every product that matches a slot satisfies, and few others. Indexes
 * answer all of it.
 */
export function mayMatch(
  { meanings, part, kinds, named, seller, described }: Slot,
  elsewhere: Elsewhere,
): SQL {
  const patterns = [...meanings.flatMap(({ word }) => spellings(word)), ...(part === null ? [] : [part])];
  const likes = new Set(patterns.map((pattern) => containing(...pattern.split(' '))));
  const sellers = elsewhere.sellers.get(seller ?? '') ?? [];
  const ids = elsewhere.described.get(described ?? '') ?? [];
  const anyOf = (column: SQL, values: Iterable<number>) =>
    sql`${column} = any(${sql.param([...values])}::integer[])`;
  const conditions = [
    ...Array.from(likes, (like) => sql`p.folded_name like ${like}`),
    ...(kinds.length + named.length > 0 ? [anyOf(sql`p.subcategory_id`, [...kinds, ...named])] : []),
    ...(sellers.length > 0 ? [anyOf(sql`p.seller_id`, sellers)] : []),
    anyOf(sql`p.id`, ids),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** The spellings of a word in a name: numbers have dots there, or a space before the unit. */
function spellings(word: string): string[] {
  const [, number, unit = ''] = /^(\d+(?:,\d+)?)(\p{L}*)$/u.exec(word) ?? [];
  if (number === undefined) return [word];
  const dotted = number.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  const numbers = [number, dotted, number.replace(',', '.')];
  return unit === '' ? numbers : [word, ...numbers];
}

/**
 * The ids of the best sold products that satisfy a condition or have the term in their names, else of the first in the
 * chosen order, as an array that an index is asked with: one more than are ranked tells that there are more.
 */
export function candidateIds(isLarge: boolean, understood: Understood, where: SQL): SQL {
  const from = isLarge && !isIndexedTerm(understood) ? BEST_SOLD : sql`listed_products p`;
  const order = orderAmongEquals(understood);
  // Searched first and sorted afterwards: walking an order, the first match may be very far.
  return sql`array(
    with matching as materialized (
      select ${orderColumns(order)} from ${from} where (${where}) or p.folded_name like ${containing(foldText(understood.term))}
    )
    select p.id from matching p order by ${orderBy(order)}
    limit ${mostRanked(isLarge) + 1})`;
}

const BEST_SOLD = sql`(select * from listed_products order by sold_count desc, id desc limit ${LOOKED_THROUGH}) p`;

/** Whether an index can find a term's slot. */
function isIndexedTerm({ slots, term }: Understood): boolean {
  return (
    isIndexed([term]) &&
    slots.some(({ meanings, part }) => isIndexed([part ?? '', ...meanings.map(({ word }) => word)]))
  );
}
