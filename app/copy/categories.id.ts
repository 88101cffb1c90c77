/** Texts of the page of all categories. */
export const categoriesCopy = {
  crumb: 'Kategori',
  title: 'Semua Kategori',
  description: 'Sepuluh kategori belanja dengan puluhan subkategori.',
  more: (count: number) => `+${count} lainnya`,
} as const;
