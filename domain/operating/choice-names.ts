import type { Bearer, RefundReason } from '../ledger/refund-sources.ts';

/** Why pieces that arrived are paid back, who bears it, and what becomes of the goods, as the console calls them. */

export const REASON_NAMES: Readonly<Record<RefundReason, string>> = {
  damaged: 'Rusak saat tiba',
  not_as_described: 'Tidak sesuai deskripsi',
  defective: 'Cacat/tidak berfungsi',
  missing_pieces: 'Barang kurang',
  wrong_goods: 'Salah kirim',
  changed_mind: 'Berubah pikiran',
};

export const BEARER_NAMES: Readonly<Record<Bearer | 'provider', string>> = {
  seller: 'Penjual',
  shop: 'Lokapasar',
  provider: 'Tidak ada, uangnya kembali dari bank',
};

export const GOODS_NAMES = {
  kept: 'Tetap di pembeli',
  returned: 'Kembali ke penjual, tidak dijual lagi',
  restocked: 'Kembali ke penjual dan dijual lagi',
} as const;
