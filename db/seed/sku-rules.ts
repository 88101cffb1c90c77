/** How the demo's SKUs differ from their product, by the names of their options. */

/** Surcharge of a choice in percent of the product's price, by variant and option; 0 where it is missing. */
export const SURCHARGE_PERCENT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Penyimpanan: { '256 GB': 14 },
  Ukuran: {
    XXL: 5,
    Jumbo: 15,
    'Big Size': 8,
    '14 inci': 6,
    '16 inci': 12,
    '160 x 200 cm': 20,
    '180 x 200 cm': 32,
  },
  Panjang: { '2 meter': 30 },
  Switch: { 'Senyap Krem': 4 },
  Warna: { 'Rose Gold': 3 },
};

/** Best-selling options, which get double stock. */
export const FAVOURITES: readonly string[] = ['M', 'L', '39', '40', '41', 'Hitam'];

/** Proportions of packed goods: length, width and height. */
const FLAT = [4, 3, 1] as const;
const BOX = [3, 2, 2] as const;
const LONG = [4, 1, 1] as const;
const CUBE = [1, 1, 1] as const;

/** The packed volume of a subcategory's goods, in cubic centimetres per gram, and their proportions. */
export interface PackedForm {
  readonly bulk: number;
  readonly shape: readonly [length: number, width: number, height: number];
}

/** Most goods are a box of twice the volume of water of their weight. */
export const USUAL_FORM: PackedForm = { bulk: 2.5, shape: BOX };

/**
 * Exceptions by the slug of the subcategory. Above 6 cubic centimetres per gram couriers charge the volume.
 */
export const PACKED_FORMS: Readonly<Record<string, PackedForm>> = {
  'pakaian-pria': { bulk: 4, shape: FLAT },
  'pakaian-wanita': { bulk: 4, shape: FLAT },
  sepatu: { bulk: 7, shape: BOX },
  tas: { bulk: 8, shape: FLAT },
  'tv-video': { bulk: 5, shape: FLAT },
  'komputer-laptop': { bulk: 4, shape: FLAT },
  tablet: { bulk: 2.5, shape: FLAT },
  dekorasi: { bulk: 8, shape: CUBE },
  'perlengkapan-tidur': { bulk: 14, shape: BOX },
  dapur: { bulk: 4, shape: CUBE },
  furnitur: { bulk: 6.5, shape: FLAT },
  kebersihan: { bulk: 6, shape: LONG },
  'ibu-bayi': { bulk: 8, shape: BOX },
  'alat-musik': { bulk: 9, shape: LONG },
  buku: { bulk: 1.5, shape: FLAT },
  'seni-lukis': { bulk: 4, shape: FLAT },
  koleksi: { bulk: 5, shape: FLAT },
  camilan: { bulk: 6, shape: BOX },
  'bumbu-dapur': { bulk: 2, shape: CUBE },
  fitness: { bulk: 1.5, shape: BOX },
  'sepak-bola-futsal': { bulk: 6, shape: BOX },
  'bulu-tangkis': { bulk: 8, shape: LONG },
  'sepeda-outdoor': { bulk: 7, shape: LONG },
  boneka: { bulk: 12, shape: BOX },
  'balok-puzzle': { bulk: 5, shape: FLAT },
  'mobil-rc': { bulk: 6, shape: BOX },
  'permainan-papan': { bulk: 4, shape: FLAT },
};
