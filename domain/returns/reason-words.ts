import type { ReturnReason } from './reasons.ts';

/** Reasons of a return or of a refund of pieces, as everybody chooses and reads them. */
export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Rusak saat tiba',
  not_as_described: 'Tidak sesuai deskripsi',
  defective: 'Cacat/tidak berfungsi',
  missing_pieces: 'Barang kurang',
  wrong_goods: 'Salah kirim',
  changed_mind: 'Berubah pikiran',
};
