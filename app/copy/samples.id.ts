/** Texts about the samples that a demo puts into cart and notifications (P-BUY-4). */
export const samplesCopy = {
  text: 'Isi bertanda Contoh berasal dari toko contoh ini.',
  remove: 'Bersihkan contoh',
  removed: 'Semua contoh dihapus',
} as const;
