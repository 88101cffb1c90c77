/** Texts of what opens below the search box of the header (P-SEARCH-6). */
export const suggestionsCopy = {
  loading: 'Mencari...',
  results: 'Hasil Pencarian',
  recent: 'Pencarian terakhir',
  forget: (term: string) => `Hapus "${term}" dari pencarian terakhir`,
  forgetAll: 'Hapus semua',
  popular: 'Populer',
  seeAll: 'Lihat semua hasil',
  failed: 'Pencarian sedang tidak tersedia. Tekan Enter untuk membuka halaman hasil.',
  none: (term: string) => `Tidak ada hasil untuk "${term}"`,
  announced: (count: number) => `${count} saran produk tersedia`,
} as const;
