import type { OrderState } from './transitions.ts';

/** The word for a state that shoppers see; some states share a word. */
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

/** The four words of parcel tracking; null while there is nothing to track. */
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
