import { expect, it } from 'vitest';
import { decisionWords } from './operating.id.ts';

it.each([
  ['It is of LP2611307H4MDT.', 'Dananya untuk pembelian dari pesanan LP2611307H4MDT.'],
  ['It goes back to its payer.', 'Dananya dikembalikan kepada pengirimnya.'],
  ["It is the shop's.", 'Dananya milik Lokapasar.'],
  ['payouts released', 'Pencairan toko dilepas.'],
  ['Pembeli sudah ditelepon.', 'Pembeli sudah ditelepon.'],
])('says in words how money or a case was decided: %s', (reason, words) => {
  expect(decisionWords(reason)).toBe(words);
});
