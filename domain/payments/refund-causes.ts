/** Why money goes back to a shopper. */
const REFUND_CAUSES = [
  /** The part of a receipt that pays for nothing: late, excess or wrong money. */
  'receipt',
  /** An order that was cancelled before it was sent. */
  'order',
  /** A parcel that was lost or refused. */
  'parcel',
  /** It was refunded on the provider's own page. */
  'provider',
  /** The operator refunds pieces that have arrived. */
  'operator',
  'return',
  /** Pieces of a return that did not pass with the others, and were paid in the end. */
  'return_rest',
  /** What a shopper paid to send goods back. */
  'postage',
  /** The shop gives something. */
  'goodwill',
] as const;
export type RefundCauseKind = (typeof REFUND_CAUSES)[number];

/** Causes of refunds that give more than was paid: no receipt and no order holds their money. */
export const ON_TOP: readonly RefundCauseKind[] = ['goodwill', 'postage'];

/** What shoppers and shops read of it, as it follows 'untuk' (P-PAY-48). */
export const REFUND_PURPOSES: Readonly<Record<RefundCauseKind, string>> = {
  receipt: 'uang yang lebih, terlambat, atau tidak sesuai',
  order: 'pesanan yang dibatalkan',
  parcel: 'paket yang hilang atau kembali ke penjual',
  provider: 'pembayaran yang dikembalikan penyedianya',
  operator: 'barang pesanan ini',
  return: 'pengembalian barang',
  return_rest: 'sisa pengembalian barang',
  postage: 'ongkos mengirim barang kembali',
  goodwill: 'ganti rugi dari Lokapasar di luar harga pesanan',
};
