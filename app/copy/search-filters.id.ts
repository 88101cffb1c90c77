import { formatCount } from '#domain/format.ts';
import type { SellerType } from '#domain/listing/screens.ts';

/** Texts that only the filter panel of the search screen has (spec 2 and 3). */
export const searchFiltersCopy = {
  category: 'Kategori',
  sellerType: 'Tipe Toko',
  sellers: {
    'official-store': 'Official Store',
    'preferred-seller': 'Preferred Seller',
    'top-rated': 'Top Rated',
  } satisfies Record<SellerType, string>,
  /** The count of an option for those who hear the page. */
  count: (count: number) => `${formatCount(count)} produk`,
  unapplied: 'Ada perubahan yang belum diterapkan',
} as const;
