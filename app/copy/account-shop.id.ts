/** Texts about the account on the screens of the shop, which are Indonesian. */
export const accountShopCopy = {
  noOrders: 'Belum ada pesanan',
  toShop: 'Mulai Belanja',
  loading: 'Akun sedang dimuat',
  followFailed: 'Perubahan belum tersimpan',
  followFailedText: 'Periksa koneksi, lalu coba lagi.',
} as const;
