/** The tabs of a seller's page as they stand in an address, the first shown when it names none. */
export const SELLER_TABS = ['semua', 'terlaris', 'terbaru', 'tentang'] as const;
export type SellerTab = (typeof SELLER_TABS)[number];
