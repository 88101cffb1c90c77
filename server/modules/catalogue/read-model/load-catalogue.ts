import { type SQL, sql } from 'drizzle-orm';
import { Lexicon } from '#domain/search/lexicon.ts';
import { nameWords } from '#domain/search/name-words.ts';
import { WordCounter } from '#domain/search/vocabulary.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';
import { loadWords } from '../words/load-words.ts';
import { type TextColumn, TextColumnBuilder } from './growing.ts';
import { type ProductRow, productRows, type SellerRow, sellerRows } from './product-rows.ts';
import type { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** The words of product names and how often each occurs. */
export interface Words {
  readonly words: TextColumn;
  readonly counts: Uint32Array<ArrayBuffer>;
  /** How often each names the thing itself. */
  readonly heads: Uint32Array<ArrayBuffer>;
}

/**
 * The result of loading: the whole catalogue, or for a very large one the words of the best sold products.
 */
export interface LoadedCatalogue {
  readonly segment: Segment | null;
  readonly sellers: SellerRow[];
  readonly words: Words;
  /** What the names were read with. */
  readonly entries: WordsEntry[];
}

const ROWS_AT_ONCE = 2000;

/** Whether the catalogue has more products than a number, without counting all. */
export async function hasMoreThan(query: Query, most: number): Promise<boolean> {
  const rows = await query(sql`select 1 as one from listed_products order by id offset ${most} limit 1`);
  return rows.length > 0;
}

/** Loads the catalogue from one snapshot, in batches. */
export async function loadCatalogue(query: Query, mostProducts: number): Promise<LoadedCatalogue> {
  await query(sql`begin isolation level repeatable read read only`);
  try {
    return (await hasMoreThan(query, mostProducts))
      ? await loadNames(query, mostProducts)
      : await loadAll(query);
  } finally {
    await query(sql`rollback`);
  }
}

async function loadAll(query: Query): Promise<LoadedCatalogue> {
  const entries = await loadWords(query);
  const lexicon = new Lexicon(entries);
  const builder = new SegmentBuilder(lexicon);
  const counts = new WordCounter();
  const rows = readBySales<ProductRow>(query, sql`${productRows} order by p.sold_count desc, p.id desc`);
  for await (const row of rows) {
    counts.add(builder.add(row));
  }
  return {
    segment: builder.done(),
    sellers: await query<SellerRow>(sellerRows),
    words: packed(counts),
    entries,
  };
}

async function loadNames(query: Query, mostProducts: number): Promise<LoadedCatalogue> {
  const entries = await loadWords(query);
  const lexicon = new Lexicon(entries);
  const counts = new WordCounter();
  const names = readBySales<{ name: string }>(
    query,
    sql`select name from listed_products order by sold_count desc, id desc limit ${sql.raw(String(mostProducts))}`,
  );
  for await (const { name } of names) counts.add(nameWords(name, lexicon));
  return { segment: null, sellers: [], words: packed(counts), entries };
}

async function* readBySales<Row extends object>(query: Query, select: SQL): AsyncGenerator<Row> {
  await query(sql`declare reading no scroll cursor for ${select}`);
  for (;;) {
    const rows = await query<Row>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from reading`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function packed({ all, heads }: WordCounter): Words {
  const words = new TextColumnBuilder();
  for (const word of all.keys()) words.push(word);
  return {
    words: words.done(),
    counts: Uint32Array.from(all.values()),
    heads: Uint32Array.from(all.keys(), (word) => heads.get(word) ?? 0),
  };
}
