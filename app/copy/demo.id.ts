/** The line that says that the shop is a demo (P-SHOP-24). It fits into one line of 360 px. */
export const demoCopy = {
  label: 'Tentang toko ini',
  text: 'Toko contoh: barang, toko, dan pembayaran tidak nyata.',
  close: 'Tutup keterangan toko contoh',
} as const;
