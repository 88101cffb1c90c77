/**
 * The pages with an address of their own that a search engine may list, in the order of the route table. Those that
 * carry `noindex` and the second addresses of a page (/category, /toko, /seller/toko) are not among them; a test holds
 * this list against the route table.
 */
export const PUBLIC_PAGES = [
  '/',
  '/product',
  '/cart',
  '/search',
  '/help-center',
  '/faq',
  '/how-to-buy',
  '/shipping',
  '/returns',
  '/about',
  '/careers',
  '/policies',
  '/privacy',
  '/blog',
  '/categories',
  '/flash-sale',
  '/new-arrivals',
  '/special-offer',
  '/seller',
  '/promotions',
  '/promotions/eid',
  '/promotions/new-year',
  '/promotions/cashback',
  '/terms',
  '/cookies',
] as const;

/**
 * Pages that no result of a search engine should lead to: they are a visitor's own, or answers to a form. The cart is
 * not among them, because it is to have 100 for SEO (issue 6) and `noindex` counts as a fault there.
 */
export const UNLISTED_PAGES = [
  '/wishlist',
  '/notifications',
  '/auth',
  '/auth/reset',
  '/auth/confirm',
  '/profile',
  '/orders',
  '/kirim/berhasil',
  '/kirim/gagal',
  '/newsletter/konfirmasi',
  '/newsletter/berhenti',
] as const;

/** Second addresses of pages, by the page whose canonical link they carry. */
export const SECOND_ADDRESSES = {
  '/category': '/categories',
  '/toko': '/seller',
  '/seller/toko': '/seller',
} as const;
