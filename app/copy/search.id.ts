import type { ListExtent } from '#domain/listing/list-extent.ts';
import { counted } from './catalogue.id.ts';

/** Texts of the search screen and its form (P-SEARCH-2). */
export const searchCopy = {
  title: 'Pencarian',
  resultsFor: (term: string) => `Hasil pencarian untuk "${term}"`,
  all: 'Semua Produk',
  description: (title: string) =>
    `${title} di Lokapasar: bandingkan harga, penilaian pembeli, dan toko dari seluruh Indonesia.`,
  found: (extent: ListExtent) => `${counted(extent)} produk ditemukan`,
  none: 'Tidak ada hasil',
  noneFor: (term: string) => `Tidak ditemukan produk untuk pencarian "${term}". Coba kata kunci lain.`,
  related: 'Produk yang mungkin Anda cari',
  placeholder: 'Cari produk...',
  label: 'Kata kunci',
  formLabel: 'Pencarian di halaman ini',
  clear: 'Hapus kata kunci',
  submit: 'Cari',
} as const;
