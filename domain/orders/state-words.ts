import type { ShownState } from './shown-state.ts';

/** The word for a state that shoppers see; some states share a word. */
export const STATE_WORDS: Readonly<Record<ShownState, string>> = {
  unpaid: 'Menunggu Pembayaran',
  unconfirmed: 'Menunggu Konfirmasimu',
  waiting: 'Menunggu Pemeriksaan',
  new: 'Menunggu Konfirmasi',
  accepted: 'Diproses',
  packed: 'Diproses',
  shipped: 'Dikirim',
  delivered: 'Tiba di Tujuan',
  received: 'Sudah Diterima',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
};

/** States without an invoice: nobody has paid, or its seller does not know of it yet. */
export const NOT_INVOICED: readonly ShownState[] = ['unpaid', 'unconfirmed', 'waiting'];

/** The four words of parcel tracking; null while there is nothing to track. */
export const TRACKING_WORDS: Readonly<Record<ShownState, string | null>> = {
  unpaid: null,
  unconfirmed: null,
  waiting: null,
  new: 'Diproses',
  accepted: 'Diproses',
  packed: 'Dikemas',
  shipped: 'Dikirim',
  delivered: 'Diterima',
  received: 'Diterima',
  completed: 'Diterima',
  cancelled: null,
};
