import type { CancelReason } from '#domain/orders/cancel-reasons.ts';

const BY_SHOPPER = 'atas permintaanmu';

/**
 * Why an order was cancelled, in the words that follow 'dibatalkan' in mails; null where nothing more can be said:
 * 'Alasan lain' may be the shopper's or the shop's.
 */
export const CANCEL_WORDS: Readonly<Record<CancelReason, string | null>> = {
  changed_mind: BY_SHOPPER,
  wrong_address: BY_SHOPPER,
  wrong_item: BY_SHOPPER,
  found_cheaper: BY_SHOPPER,
  too_slow: BY_SHOPPER,
  other: null,
  expired: 'karena pembayaran tidak kami terima tepat waktu',
  not_confirmed: 'karena tidak dikonfirmasi tepat waktu',
  not_accepted: 'karena penjual tidak mengonfirmasi pesanan tepat waktu',
  not_shipped: 'karena penjual tidak mengirim pesanan tepat waktu',
  not_scanned: 'karena kurir belum menerima paketnya dari penjual',
  no_stock: 'karena barangnya habis di penjual',
  damaged: 'karena barangnya rusak sebelum dikirim',
  wrong_price: 'karena penjual salah mencantumkan harga',
  cannot_send: 'karena penjual tidak dapat mengirim pesanan',
  agreed: BY_SHOPPER,
  refused: 'karena paketnya tidak diterima di alamat tujuan',
  lost: 'karena paket hilang dalam pengiriman',
  return_ended: 'karena pengembaliannya berakhir tanpa penukaran',
  shop_suspended: 'karena tokonya sedang tidak aktif',
  payment_reversed: 'karena pembayaran ditarik kembali',
  payment_refunded: 'karena pembayarannya sudah dikembalikan',
};
