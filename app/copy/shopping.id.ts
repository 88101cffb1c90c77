/**
 * The few texts of cart, wishlist and notifications that every page carries: badges in the header, buttons and toasts
 * of product cards (P-CART-10, P-CART-11, P-WISH-3). Kept apart so that other pages need not load the rest.
 */
export const shoppingCopy = {
  badge: {
    cart: ' barang',
    wishlist: ' produk tersimpan',
    notifications: ' belum dibaca',
    chats: ' chat baru',
  },
  addedToCart: 'Berhasil ditambahkan ke Keranjang',
  seeCart: 'Lihat Keranjang',
  undo: 'Urungkan',
  heart: {
    save: 'Simpan',
    saved: 'Tersimpan',
    label: (name: string) => `Simpan ${name} ke wishlist`,
    added: 'Berhasil ditambahkan ke Wishlist',
    removed: 'Dihapus dari Wishlist',
    failure: { 'already-in-wishlist': 'Produk sudah ada di wishlist' },
  },
} as const;
