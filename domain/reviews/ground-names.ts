import type { HidingGround } from './hiding-grounds.ts';

/** Why a review is hidden, as it ends a sentence with 'karena' (P-REV-6). */
export const GROUND_NAMES: Readonly<Record<HidingGround, string>> = {
  untrue: 'isinya bukan pengalaman dengan barangnya',
  threat: 'berisi ancaman kepada penjual',
  indecent: 'isinya tidak pantas',
  personal_data: 'memuat data pribadi orang lain',
  advertising: 'berisi iklan atau ajakan pindah toko',
  stolen_content: 'memakai foto atau merek orang lain tanpa izin',
};
