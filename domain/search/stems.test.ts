import { expect, test } from 'vitest';
import { kinOf, stemsOf } from './stems.ts';

test.each([
  ['gilingan', 'penggiling'],
  ['penyaring', 'saringan'],
  ['pemotong', 'potongan'],
  ['pengasah', 'asahan'],
  ['pengukus', 'kukusan'],
  ['penutup', 'tutup'],
  ['serokan', 'serok'],
])('%s and %s are nouns of one root', (word, kin) => {
  expect(kinOf(word)).toContain(kin);
});

test('a word has no kin by an ending that leaves no root', () => {
  for (const word of ['ikan', 'pena', 'peta', 'kopi']) expect(kinOf(word)).toEqual([]);
});

test('colloquial forms have stems', () => {
  expect(stemsOf('ngopi')).toContain('kopi');
  expect(stemsOf('sepatunya')).toContain('sepatu');
});
