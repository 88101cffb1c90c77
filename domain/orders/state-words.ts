import type { OrderState } from './transitions.ts';

/** The word of a state for shoppers; two states of the same word look alike to them. */
export const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  unpaid: 'Menunggu Pembayaran',
  waiting: 'Menunggu Pemeriksaan',
  new: 'Menunggu Konfirmasi',
  accepted: 'Diproses',
  packed: 'Diproses',
  shipped: 'Dikirim',
  delivered: 'Tiba di Tujuan',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
};

/** The four words of tracking a parcel; null while, or because, there is nothing to track. */
export const TRACKING_WORDS: Readonly<Record<OrderState, string | null>> = {
  unpaid: null,
  waiting: null,
  new: 'Diproses',
  accepted: 'Diproses',
  packed: 'Dikemas',
  shipped: 'Dikirim',
  delivered: 'Diterima',
  completed: 'Diterima',
  cancelled: null,
};
