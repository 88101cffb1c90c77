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
const NOT_INVOICED: readonly ShownState[] = ['unpaid', 'unconfirmed', 'waiting'];

/**
 * Whether an order has an invoice for its shopper. A cancelled one has it only where money came: what was paid at the door
 * also has a correction then (P-BUY-15).
 */
export function hasInvoice(order: {
  state: ShownState;
  isCod: boolean;
  invoiceNumber: string | null;
  corrections: readonly unknown[];
}): boolean {
  const { state, isCod, invoiceNumber, corrections } = order;
  if (NOT_INVOICED.includes(state)) return false;
  return state !== 'cancelled' || (invoiceNumber !== null && (!isCod || corrections.length > 0));
}

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
