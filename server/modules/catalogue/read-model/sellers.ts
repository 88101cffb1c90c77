import { sellerTypeBits } from '#domain/listing/facet-counts.ts';
import { isSellerOfType } from '#domain/listing/product-filter.ts';
import { SELLER_TYPES, type SellerType } from '#domain/listing/screens.ts';
import type { SellerRow } from './product-rows.ts';

/** Sellers by id, as cards and filters need them. */
export interface Sellers {
  nameOf(sellerId: number): string;
  /** The types of a seller, as {@link sellerTypeBits}. */
  typesOf(sellerId: number): number;
  /** The ids of sellers of at least one of the types. */
  ofAnyType(types: readonly SellerType[]): ReadonlySet<number>;
}

export function createSellers(rows: readonly SellerRow[]): Sellers {
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { name: row.name, types: sellerTypeBits(SELLER_TYPES.filter((type) => isSellerOfType(row, type))) },
    ]),
  );
  return {
    nameOf: (sellerId) => byId.get(sellerId)?.name ?? '',
    typesOf: (sellerId) => byId.get(sellerId)?.types ?? 0,
    ofAnyType(types) {
      const wanted = sellerTypeBits(types);
      return new Set([...byId].flatMap(([id, seller]) => ((seller.types & wanted) > 0 ? [id] : [])));
    },
  };
}
