/** Texts of the sheet that asks for a choice among variants (P-CART-15). */
export const variantSheetCopy = {
  title: 'Pilih Varian',
  close: 'Tutup',
  loading: 'Pilihan sedang dimuat',
  failed: 'Pilihan belum bisa dimuat',
  retry: 'Coba lagi',
  gone: 'Produk tidak tersedia lagi',
  later: 'Pilih nanti',
  /** In the cart, where the line is there already. */
  save: 'Simpan Pilihan',
} as const;
