import { formatCount } from '#domain/format.ts';

/** Texts of the wishlist and its toasts (P-WISH-4, P-WISH-6). */
export const wishlistCopy = {
  crumb: 'Wishlist',
  title: 'Wishlist Saya',
  description: 'Produk yang kamu simpan untuk dilihat atau dibeli nanti.',
  loading: 'Wishlist sedang dimuat',
  needsJavaScript:
    'Halaman wishlist memerlukan JavaScript. Aktifkan JavaScript di browser untuk melihat isinya.',
  count: (count: number) => `${formatCount(count)} produk`,
  empty: {
    title: 'Wishlist Masih Kosong',
    text: 'Tekan ikon hati pada produk yang kamu suka untuk menyimpannya di sini.',
    link: 'Mulai Belanja',
  },
  originalPrice: 'Harga sebelum diskon',
  addToCart: 'Tambah ke Keranjang',
  inCart: 'Sudah di Keranjang',
  soldOut: 'Stok habis',
  gone: 'Produk tidak tersedia lagi',
  remove: (name: string) => `Hapus ${name} dari wishlist`,
  clear: {
    button: 'Hapus Semua',
    title: 'Hapus semua produk?',
    text: 'Semua produk akan dihapus dari wishlist.',
    confirm: 'Hapus Semua',
  },
  toast: {
    addedToCart: 'Ditambahkan ke keranjang',
    added: 'Ditambahkan ke wishlist',
    removed: 'Dihapus dari wishlist',
    cleared: 'Wishlist dibersihkan',
  },
} as const;
