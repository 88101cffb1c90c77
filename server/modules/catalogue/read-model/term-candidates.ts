import { type SQL, sql } from 'drizzle-orm';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { ENOUGH } from '#domain/search/relevance.ts';
import type { Understood } from '#domain/search/understood.ts';
import { Vocabulary, WordCounter } from '#domain/search/vocabulary.ts';
import {
  allOf,
  candidateIds,
  type Elsewhere,
  type Means,
  mayMatch,
  mostRanked,
  wordsElsewhere,
} from '../finding/candidates.ts';
import { type ProductRow, productRowsOf, type SellerRow, sellerRows } from './product-rows.ts';
import { ReadModel } from './read-model.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { createSellers } from './sellers.ts';

/** The products that a term may find, as a read model of their own: one rule ranks every list (P-SEARCH-5). */
export interface TermCandidates {
  readonly model: ReadModel;
  /** Whether there are more, so that not all were looked at. */
  readonly isCut: boolean;
}

type Asked = Means & { readonly lexicon: Lexicon };

/** Memoized for the current pages: a list and its counts ask for the same. */
const lastFound = new WeakMap<Understood, Promise<TermCandidates>>();

export function termCandidates(asked: Asked, understood: Understood): Promise<TermCandidates> {
  const known = lastFound.get(understood);
  if (known) return known;
  const found = findCandidates(asked, understood);
  lastFound.set(understood, found);
  found.catch(() => lastFound.delete(understood));
  return found;
}

/**
 * Descriptions of a large catalogue are slow, so they are searched only where names, kinds and shops find
 * fewer than {@link ENOUGH}.
 */
async function findCandidates(asked: Asked, understood: Understood): Promise<TermCandidates> {
  const { isLarge } = asked;
  const found = await findWith(asked, understood, await wordsElsewhere(asked, understood, !isLarge));
  const isEnough = found.model.list(ANY, understood).total >= ENOUGH;
  if (!isLarge || isEnough) return found;
  return findWith(asked, understood, await wordsElsewhere(asked, understood, true));
}

const ANY = { filter: {}, order: 'sold', limit: 0, offset: 0 } as const;

/** What may match all slots; where too few do, also what may match one that names a thing, and where none does any. */
async function findWith(asked: Asked, understood: Understood, elsewhere: Elsewhere): Promise<TermCandidates> {
  const { slots, meansAll } = understood;
  const may = slots.map((slot) => mayMatch(slot, elsewhere));
  const rowsOf = (where: SQL) =>
    asked.query<ProductRow>(productRowsOf(candidateIds(asked.isLarge, understood, where)));
  const whole = await rowsOf(meansAll ? sql`true` : allOf(may));
  const found = await modelOf(asked, whole, elsewhere);
  const { full } = found.model.answer(understood);
  if (slots.length < 2 || full >= ENOUGH) return found;
  const things = may.filter((_, at) => slots[at]?.isThing);
  const others = full === 0 ? may.filter((_, at) => slots[at]?.isThing === false) : [];
  // Apart, so that what has another word does not crowd out the thing.
  const parts = await Promise.all(
    [things, others].map((some) => (some.length > 0 ? rowsOf(sql.join(some, sql` or `)) : [])),
  );
  const all = new Map([...whole, ...parts.flat()].map((row) => [row.id, row]));
  const inOrder = [...all.values()].sort((a, b) => b.soldCount - a.soldCount || b.id - a.id);
  return modelOf(asked, inOrder, elsewhere);
}

async function modelOf(
  { query, lexicon, isLarge }: Asked,
  rows: readonly ProductRow[],
  { described }: Elsewhere,
): Promise<TermCandidates> {
  const sellerIds = [...new Set(rows.map(({ sellerId }) => sellerId))];
  const sellers = await query<SellerRow>(
    sql`${sellerRows} where id = any(${sql.param(sellerIds)}::integer[])`,
  );
  const builder = new SegmentBuilder(lexicon);
  for (const row of rows) {
    const words = [...described].flatMap(([word, all]) => (all.has(row.id) ? word : []));
    builder.add({ ...row, described: words.join(' ') });
  }
  const vocabulary = new Vocabulary(new WordCounter());
  return {
    model: new ReadModel(builder.doneForOneList(), createSellers(sellers), { lexicon, vocabulary }),
    isCut: rows.length > mostRanked(isLarge),
  };
}
