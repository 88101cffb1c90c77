import { expect, test } from 'vitest';
import { readAge } from './ages.ts';
import { lexiconOf } from './lexicon.builder.ts';

const lexicon = lexiconOf('bayi, baby', 'mainan');

test.each([
  ['mainan anak 2 tahun', 'mainan anak', 'balita'],
  ['mainan anak 2th cowok', 'mainan anak cowok', 'balita'],
  ['mainan bayi 6 bln', 'mainan bayi', 'bayi'],
  ['buku anak usia 7 12 tahun', 'buku anak', 'anak'],
  ['vitamin anak di bawah 5 tahun', 'vitamin anak', 'balita'],
  ['vitamin anak 5 tahun ke atas', 'vitamin anak', 'anak'],
  ['tas umur 15 thn', 'tas', 'remaja'],
  ['hp usia 65 tahun', 'hp', 'lansia'],
])('%s names an age (P-SEARCH-21)', (term, rest, name) => {
  const age = readAge(term.split(' '), lexicon);
  expect([age.rest.join(' '), age.names[0]]).toEqual([rest, name]);
});

test.each(['laptop garansi 2 tahun', 'mainan tahun baru', 'tahun', 'koin 1970', 'mainan anak 2 in 1'])(
  '%s names none',
  (term) => expect(readAge(term.split(' '), lexicon)).toEqual({ rest: term.split(' '), names: [] }),
);
