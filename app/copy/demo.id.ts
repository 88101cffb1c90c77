/** Texts around the line that says that the shop is a demo (P-SHOP-24), which is a setting. */
export const demoCopy = {
  label: 'Tentang toko ini',
  close: 'Tutup keterangan toko contoh',
} as const;
