import { describe, expect, test } from 'vitest';
import { lexiconOf } from './lexicon.builder.ts';
import { readAudiences, readWishes } from './wishes.ts';
import { searchWords } from './words.ts';

const lexicon = lexiconOf('susu ibu hamil');
const read = (term: string) => readWishes(searchWords(term), lexicon);

describe('a price in a term (P-SEARCH-12)', () => {
  test.each(['tas 300 constructor', 'tas 300 constructoran'])('%s has no unit', (term) => {
    expect(read(term).wishes).toEqual(read('tas').wishes);
  });

  test.each([
    ['hp 2 jutaan', 2_000_000, 2_999_999],
    ['laptop 1,5 jutaan', 1_500_000, 1_999_999],
    ['sepatu 300 ribuan', 300_000, 399_999],
    ['sepatu 300rban', 300_000, 399_999],
    ['jaket 200rb-an', 200_000, 299_999],
    ['tas 150 ribuan', 150_000, 199_999],
    ['kaos 50 ribuan', 50_000, 59_999],
    ['tas dibawah 100 ribu', null, 100_000],
    ['tas harga di bawah Rp 100.000', null, 100_000],
    ['tas under 50rb', null, 50_000],
    ['tas 100rb ke bawah', null, 100_000],
    ['tas 100 ribu kebawah', null, 100_000],
    ['tas 100k', null, 100_000],
    ['laptop 5 juta', null, 5_000_000],
    ['tas di atas 500rb', 500_000, null],
    ['tas 1 juta ke atas', 1_000_000, null],
    ['tas 100rb-200rb', 100_000, 200_000],
    ['tas antara 100 sampai 200 ribu', 100_000, 200_000],
    ['hp 2-3 juta', 2_000_000, 3_000_000],
  ])('%s', (term, minPrice, maxPrice) => {
    const { wishes, rest } = read(term);
    expect(wishes).toMatchObject({ minPrice, maxPrice });
    expect(rest).toHaveLength(1);
  });

  test.each(['tv 4k', 'sepatu 42', 'lampu 12 w', 'hp 5g', 'power bank 10000', 'tas 2 in 1', 'sampai'])(
    '%s has none',
    (term) => {
      expect(read(term)).toMatchObject({
        wishes: { minPrice: null, maxPrice: null },
        rest: searchWords(term),
      });
    },
  );

  test('a size beside it is no lower bound', () => {
    expect(read('sepatu 42 300 ribuan')).toMatchObject({
      wishes: { minPrice: 300_000, maxPrice: 399_999 },
      rest: ['sepatu', '42'],
    });
  });
});

describe('words of a phrase', () => {
  test('are no wish and no audience', () => {
    expect(readAudiences(['susu', 'ibu', 'hamil'], lexicon)).toEqual({
      audiences: [],
      named: [],
      rest: ['susu', 'ibu', 'hamil'],
    });
    expect(readAudiences(['tas', 'ibu'], lexicon)).toEqual({
      audiences: ['women'],
      named: ['ibu'],
      rest: ['tas'],
    });
    expect(readAudiences(['tas', 'cowoknya'], lexicon)).toEqual({
      audiences: ['men'],
      named: ['cowoknya'],
      rest: ['tas'],
    });
  });
});
