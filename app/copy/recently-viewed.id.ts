/** Texts of what was looked at before (P-PROD-14). */
export const recentlyViewedCopy = {
  title: 'Terakhir Dilihat',
  forgetAll: 'Hapus semua',
} as const;
