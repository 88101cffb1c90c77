import { expect, test } from 'vitest';
import { sizeGuideIn } from './size-guide.ts';

const rows = (description: string, sizes: string[]) => {
  const guide = sizeGuideIn(description, sizes);
  return guide && [guide.measure, ...guide.rows.map(({ size, text }) => `${size}: ${text}`)];
};

test.each([
  [
    'Adem.\n\nLingkar dada M 104 cm, XL 114 cm; panjang badan 72-76 cm.',
    ['M', 'L', 'XL'],
    ['Lingkar dada', 'M: 104 cm', 'XL: 114 cm'],
  ],
  [
    'Ukuran standar: S 46 x 66 cm, M 48 x 69 cm (lebar x panjang).',
    ['S', 'M'],
    ['Lebar x panjang', 'S: 46 x 66 cm', 'M: 48 x 69 cm'],
  ],
  [
    'Panjang telapak: 38 = 24 cm, 40 = 25,5 cm.',
    ['38', '39', '40'],
    ['Panjang telapak', '38: 24 cm', '40: 25,5 cm'],
  ],
  [
    'Ukuran dalam 13 inci: 32 x 23 cm, 14 inci: 34 x 25 cm.',
    ['13 inci', '14 inci'],
    ['Ukuran dalam', '13 inci: 32 x 23 cm', '14 inci: 34 x 25 cm'],
  ],
])('%j has a table of sizes (P-PROD-18)', (description, sizes, guide) => {
  expect(rows(description, sizes)).toEqual(guide);
});

test.each([
  ['Lingkar pinggang 28 = 76 cm, naik 2,5 cm setiap nomor.', ['28', '30']],
  ['Ukuran S/M untuk lingkar dada 78-92 cm, L/XL untuk 92-108 cm.', ['S', 'M', 'L', 'XL']],
  ['Insol 5 mm. Tinggi sol 1 cm.', ['36', '37']],
  ['', []],
])('%j has none', (description, sizes) => {
  expect(rows(description, sizes)).toBeNull();
});
