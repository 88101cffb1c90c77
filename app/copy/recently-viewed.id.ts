/** Texts of what was looked at before (P-PROD-15). */
export const recentlyViewedCopy = {
  title: 'Terakhir Dilihat',
  forgetAll: 'Hapus semua',
} as const;
