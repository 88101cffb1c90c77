import { expect, test } from 'vitest';
import { cartCopy } from './cart.id.ts';
import { layoutCopy } from './layout.id.ts';
import { notificationsCopy } from './notifications.id.ts';
import { sellersCopy } from './sellers.id.ts';
import { shoppingCopy } from './shopping.id.ts';
import { suggestionsCopy } from './suggestions.id.ts';
import { wishlistCopy } from './wishlist.id.ts';

/**
 * Texts that the product rules quote and that only show once scripts run, letter by letter. Those that the server
 * sends are judged in tests/e2e/spec-strings.spec.ts; a browser test finds texts whatever their case.
 */
const QUOTED: [where: string, quoted: string, text: string][] = [
  ['toast of card and detail', 'Berhasil ditambahkan ke Keranjang', shoppingCopy.addedToCart],
  ['toast of the wishlist', 'Ditambahkan ke keranjang', wishlistCopy.toast.addedToCart],
  ['toast of a removed line', 'Dihapus dari keranjang', cartCopy.toast.removed],
  ['toast of the emptied cart', 'Keranjang dibersihkan', cartCopy.toast.cleared],
  ['toast of a new wish', 'Berhasil ditambahkan ke Wishlist', shoppingCopy.heart.added],
  ['toast of a wish taken back', 'Dihapus dari Wishlist', shoppingCopy.heart.removed],
  [
    'toast of a second wish',
    'Produk sudah ada di wishlist',
    shoppingCopy.heart.failure['already-in-wishlist'],
  ],
  ['toast of a removed wish', 'Dihapus dari wishlist', wishlistCopy.toast.removed],
  ['toast of the emptied wishlist', 'Wishlist dibersihkan', wishlistCopy.toast.cleared],
  ['toast of following', 'Berhasil mengikuti toko', sellersCopy.followed],
  ['its text', 'Anda sekarang mengikuti Batik Ayu', sellersCopy.followedText('Batik Ayu')],
  ['toast of unfollowing', 'Berhenti mengikuti toko', sellersCopy.unfollowed],
  ['its text', 'Anda berhenti mengikuti Batik Ayu', sellersCopy.unfollowedText('Batik Ayu')],
  ['toast of the chat', 'Memulai chat dengan penjual', sellersCopy.chatToast],
  ['its text', 'Chat dengan Batik Ayu telah dibuka', sellersCopy.chatText('Batik Ayu')],
  ['follow button when pressed', 'Mengikuti', sellersCopy.following],
  ['empty cart', 'Keranjang Kamu Kosong', cartCopy.empty.title],
  ['empty cart', 'Yuk, belanja dan tambahkan produk ke keranjang!', cartCopy.empty.text],
  ['empty cart', 'Mulai Belanja', cartCopy.empty.link],
  ['cart', 'Pilih Semua', cartCopy.checkAll],
  ['cart', 'Varian: Hitam', cartCopy.variant('Hitam')],
  ['cart, P-CART-12', 'Varian: Belum dipilih', cartCopy.variant('')],
  ['summary', 'Ringkasan Belanja', cartCopy.summary.title],
  ['summary', 'Total Harga (3 barang)', cartCopy.summary.goods(3)],
  ['summary', 'Total Diskon', cartCopy.summary.discount],
  ['summary', 'Total Tagihan', cartCopy.summary.bill],
  ['summary', 'Checkout', cartCopy.summary.checkout],
  ['cart, P-CART-13', 'Harga berubah', cartCopy.notice.priceChanged],
  ['wishlist', 'Tambah ke Keranjang', wishlistCopy.addToCart],
  ['wishlist', 'Sudah di Keranjang', wishlistCopy.inCart],
  ['wishlist', 'Hapus Semua', wishlistCopy.clear.button],
  ['wishlist, dialog', 'Hapus Semua', wishlistCopy.clear.confirm],
  ['empty wishlist', 'Mulai Belanja', wishlistCopy.empty.link],
  ['notifications', 'Tandai Sudah Dibaca', notificationsCopy.markAllRead],
  ['notifications', 'Hapus Semua', notificationsCopy.clear.button],
  ['suggestions', 'Mencari...', suggestionsCopy.loading],
  ['suggestions', 'Hasil Pencarian', suggestionsCopy.results],
  ['suggestions', 'Lihat semua hasil', suggestionsCopy.seeAll],
  ['suggestions', 'Tidak ada hasil untuk "tas"', suggestionsCopy.none('tas')],
  ['menu', 'Close menu', layoutCopy.menu.close],
];

test.each(QUOTED)('%s: %s (P-SHOP-2)', (_where, quoted, text) => {
  expect(text).toBe(quoted);
});
