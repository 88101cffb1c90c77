import type { CancelReason } from '#domain/orders/cancel-reasons.ts';

/** Why an order was cancelled, in the words that follow 'karena' in mails and notifications. */
export const CANCEL_WORDS: Readonly<Record<CancelReason, string>> = {
  changed_mind: 'kamu membatalkannya',
  wrong_address: 'kamu membatalkannya',
  wrong_item: 'kamu membatalkannya',
  found_cheaper: 'kamu membatalkannya',
  too_slow: 'kamu membatalkannya',
  other: 'pesanan dibatalkan',
  expired: 'pembayaran tidak kami terima tepat waktu',
  not_accepted: 'penjual tidak mengonfirmasi pesanan tepat waktu',
  not_shipped: 'penjual tidak mengirim pesanan tepat waktu',
  no_stock: 'penjual tidak dapat memenuhi pesanan',
  refused: 'paket kembali ke penjual',
  lost: 'paket hilang dalam pengiriman',
  payment_reversed: 'pembayaran ditarik kembali',
};
