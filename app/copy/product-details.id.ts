import { formatCount } from '#domain/format.ts';

/** Texts of what stands below the first screen of a product's page: seller, tabs, reviews (P-PROD-6, P-PROD-7). */
export const productDetailsCopy = {
  officialStore: 'Official Store',
  figures: (rating: string, responseRate: number | null) =>
    responseRate === null ? ` ${rating}` : ` ${rating} · Chat dibalas ${responseRate}%`,
  ask: 'Tanya Penjual',
  visitStore: 'Kunjungi Toko',
  tabs: {
    label: 'Informasi produk',
    description: 'Deskripsi',
    specifications: 'Spesifikasi',
    reviews: 'Ulasan',
  },
  allReviews: 'Lihat Semua Ulasan',
  report: 'Laporkan produk',
  weight: 'Berat kirim',
  grams: (grams: number) =>
    grams >= 1000 ? `${String(grams / 1000).replace('.', ',')} kg` : `${formatCount(grams)} gram`,
} as const;
