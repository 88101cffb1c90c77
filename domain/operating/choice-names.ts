import type { Bearer } from '../ledger/refund-sources.ts';

/** Who bears what is paid back for pieces that arrived, and what becomes of the goods, as the console calls them. */

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
