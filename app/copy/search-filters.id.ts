import type { SellerType } from '#domain/listing/screens.ts';

/** Texts that only the filter panel of the search screen has (P-LIST-7, P-LIST-9). */
export const searchFiltersCopy = {
  category: 'Kategori',
  sellerType: 'Tipe Toko',
  sellers: {
    'official-store': 'Official Store',
    'preferred-seller': 'Preferred Seller',
    'top-rated': 'Top Rated',
  } satisfies Record<SellerType, string>,
  unapplied: 'Ada perubahan yang belum diterapkan',
} as const;
