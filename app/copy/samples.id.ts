/** Texts about the samples that a demo puts into cart and notifications (P-BUY-4). */
export const samplesCopy = {
  text: 'Yang bertanda Contoh hanya untuk mencoba toko ini.',
  remove: 'Hapus semua contoh',
  removed: 'Semua contoh dihapus',
} as const;
