import { sellerTypeBits } from '#domain/listing/facet-counts.ts';
import { isSellerOfType } from '#domain/listing/product-filter.ts';
import { SELLER_TYPES, type SellerType } from '#domain/listing/screens.ts';
import type { FoundShop } from '#domain/search/term-meaning.ts';
import { searchWords } from '#domain/search/words.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import type { SellerRow } from './product-rows.ts';

/** Sellers by id, with what cards and filters need. */
export interface Sellers {
  nameOf(sellerId: number): string;
  /** The couriers that a seller sends with; null for all. */
  couriersOf(sellerId: number): readonly CourierId[] | null;
  /** The day on which a seller opens again after a holiday; it may have passed. */
  closedUntil(sellerId: number): string | null;
  /** The types of a seller, as {@link sellerTypeBits}. */
  typesOf(sellerId: number): number;
  /** The ids of sellers with a word in their names. */
  withWord(word: string): ReadonlySet<number>;
  /** Sellers with all of some words in their names: official ones first, then the best rated. */
  named(words: readonly string[]): FoundShop[];
  /** The ids of sellers of at least one of the types. */
  ofAnyType(types: readonly SellerType[]): ReadonlySet<number>;
}

const NOBODY: ReadonlySet<number> = new Set();

export function createSellers(rows: readonly SellerRow[]): Sellers {
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        couriers: row.couriers,
        closedUntil: row.closedUntil,
        types: sellerTypeBits(SELLER_TYPES.filter((type) => isSellerOfType(row, type))),
      },
    ]),
  );
  const byWord = new Map<string, Set<number>>();
  for (const { id, name } of rows) {
    for (const word of searchWords(name)) byWord.set(word, (byWord.get(word) ?? new Set()).add(id));
  }
  const best = [...rows].sort(
    (a, b) => Number(b.isOfficial) - Number(a.isOfficial) || b.rating - a.rating || a.id - b.id,
  );
  return {
    withWord: (word) => byWord.get(word) ?? NOBODY,
    named(words) {
      const all = words.map((word) => byWord.get(word) ?? NOBODY);
      return best
        .filter(({ id }) => all.length > 0 && all.every((ids) => ids.has(id)))
        .map(({ id, name, isOfficial }) => ({ id, name, isOfficial }));
    },
    nameOf: (sellerId) => byId.get(sellerId)?.name ?? '',
    couriersOf: (sellerId) => byId.get(sellerId)?.couriers ?? null,
    closedUntil: (sellerId) => byId.get(sellerId)?.closedUntil ?? null,
    typesOf: (sellerId) => byId.get(sellerId)?.types ?? 0,
    ofAnyType(types) {
      const wanted = sellerTypeBits(types);
      return new Set([...byId].flatMap(([id, seller]) => ((seller.types & wanted) > 0 ? [id] : [])));
    },
  };
}
