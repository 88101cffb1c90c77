/** Which photograph stands in which place; a number is a product's. */

/** By the banner's link. */
export const BANNERS = {
  '/promotions/eid': 'banner-eid',
  '/new-arrivals': 'banner-new-arrivals',
  '/flash-sale': 'banner-flash-sale',
};

/** By the category's slug. */
export const CATEGORIES = {
  fashion: '20',
  electronics: '50',
  'home-living': '63',
  beauty: '87',
  health: '106',
  gadgets: '122',
  hobbies: '140',
  food: '164',
  sports: '180',
  toys: '204',
};

/** By the post's name in the address. */
export const POSTS = {
  'membaca-label-suplemen': '102',
  'membaca-spesifikasi-laptop': '44',
  'merawat-kain-batik': '9',
  'belanja-aman-kenali-penipuan': '139',
  'memilih-ukuran-sepatu-daring': '28',
  'merawat-power-bank': '124',
  'memilih-hp-sesuai-kebutuhan': '40',
  'memilih-bantal-yang-tepat': '73',
  'video-saat-membuka-paket': '57',
  'menghitung-ongkos-kirim': '33',
};

/** By the id of a product in the example of a cart. */
export const CART = { 1: '1', 8: '8' };
