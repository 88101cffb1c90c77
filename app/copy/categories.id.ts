/** Texts of the page of all categories. */
export const categoriesCopy = {
  crumb: 'Kategori',
  title: 'Semua Kategori',
  description: 'Semua kategori belanja di Lokapasar beserta subkategorinya.',
  more: (count: number) => `+${count} lainnya`,
} as const;
