/** The line that says that the shop is a demo (P-SHOP-24). It fits into one line of 360 px and two of 320. */
export const demoCopy = {
  label: 'Tentang toko ini',
  text: 'Toko contoh: tidak ada jual beli sungguhan.',
  close: 'Tutup keterangan toko contoh',
} as const;
