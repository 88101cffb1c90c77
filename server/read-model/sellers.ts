import { isSellerOfType } from '#domain/listing/product-filter.ts';
import { SELLER_TYPES, type SellerType } from '#domain/listing/screens.ts';
import type { SellerRow } from './product-rows.ts';

/** Sellers by id, as cards and filters need them. */
export interface Sellers {
  nameOf(sellerId: number): string;
  isOfAnyType(sellerId: number, types: readonly SellerType[]): boolean;
}

export function createSellers(rows: readonly SellerRow[]): Sellers {
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { name: row.name, types: new Set(SELLER_TYPES.filter((type) => isSellerOfType(row, type))) },
    ]),
  );
  return {
    nameOf: (sellerId) => byId.get(sellerId)?.name ?? '',
    isOfAnyType: (sellerId, types) => types.some((type) => byId.get(sellerId)?.types.has(type)),
  };
}
