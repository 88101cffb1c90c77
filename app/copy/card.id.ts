import { formatCount } from '#domain/format.ts';

/** Texts of product cards, which other pages than lists show, too (P-CAT-10). */
export const cardCopy = {
  discount: (percent: number) => `-${percent}%`,
  discountLabel: (percent: number) => `Diskon ${percent}%`,
  originalPrice: 'Harga sebelum diskon',
  sold: (count: number) => `Terjual ${formatCount(count)}`,
  rating: (rating: string) => `Rating ${rating} dari 5`,
  unrated: 'Belum ada ulasan',
  freeShipping: 'Gratis Ongkir',
  flash: 'Flash Sale',
  cart: 'Keranjang',
  soldOut: 'Stok habis',
} as const;
