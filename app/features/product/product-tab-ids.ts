/** The tabs of a product as they stand in an address, the first shown when it names none. */
export const PRODUCT_TABS = ['deskripsi', 'spesifikasi', 'ulasan'] as const;
