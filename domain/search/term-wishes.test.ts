import { expect, test } from 'vitest';
import { lexiconOf } from './lexicon.builder.ts';
import { termWishes, termWithout } from './term-wishes.ts';
import { NO_WISHES, readAudiences, readWishes } from './wishes.ts';
import { searchWords } from './words.ts';

const lexicon = lexiconOf('sepatu lari');

function wishesOf(term: string) {
  const { wishes, rest } = readWishes(searchWords(term), lexicon);
  return { ...wishes, audiences: readAudiences(rest, lexicon).audiences };
}

test.each([
  ['hp murah', ['hp']],
  [
    'Sepatu pria gratis ongkir di bawah 200rb',
    ['sepatu pria di bawah 200rb', 'sepatu gratis ongkir di bawah 200rb', 'sepatu pria gratis ongkir'],
  ],
  ['murah terlaris', ['']],
  ['tas original cod', ['tas original', 'tas cod']],
  ['hp murah 2 sampai 3 juta', ['hp 2 sampai 3 juta', 'hp murah']],
])('%s without each of its wishes (P-SEARCH-8)', (term, terms) => {
  expect(termWishes(searchWords(term), wishesOf(term), lexicon).map(({ without }) => without)).toEqual(terms);
});

test('a term without all of its wishes is what it names; one without wishes stays', () => {
  const term = 'sepatu lari pria murah max 500 ribu';
  expect(termWithout(searchWords(term), wishesOf(term), lexicon)).toBe('sepatu lari');
  expect(termWithout(['sepatu', 'lari'], NO_WISHES, lexicon)).toBe('sepatu lari');
});
