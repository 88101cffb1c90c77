import { expect, test } from 'vitest';
import { wordsEntry } from './lexicon.builder.ts';
import { circlesOf, readWords, writtenWords } from './words-file.ts';

const read = (...rows: Record<string, string>[]) =>
  readWords(rows.map((cells, at) => ({ number: at + 2, cells })));

test('a row without set and kind is a thing of the own shop', () => {
  const { placed, faults } = read({ words: 'Semen , Cement', narrower: 'semen putih' });
  expect(faults).toEqual([]);
  expect(placed[0]?.entry).toMatchObject({
    set: 'own',
    kind: 'thing',
    words: ['Semen', 'Cement'],
    isEach: false,
  });
});

test.each<[Record<string, string>[], string[]]>([
  [[{ near: 'semen' }], ['2 words']],
  [
    [{ words: 'semen' }, { words: 'bata', kind: 'verb', each: 'often' }],
    ['3 kind', '3 each'],
  ],
  [[{ words: 'semen', set: 'mine' }], ['2 set']],
  [[{ words: 'semen, !!' }], ['2 words']],
  [[{ words: 'semen' }, { words: 'Semen, cement' }], ['3 words']],
  [[{ words: 'semen' }, { words: 'semen', set: 'general' }], []],
  [[{ words: 'guru', kind: 'person', goods: 'teachers' }], ['2 goods']],
  [
    [
      { words: 'guru', kind: 'person' },
      { words: 'guru', kind: 'plain' },
      { words: 'guru', kind: 'occasion' },
    ],
    ['4 words'],
  ],
])('%j has faults at %j', (rows, faults) => {
  expect(read(...rows).faults.map(({ row, column }) => `${row} ${column}`)).toEqual(faults);
});

test('circles are named, also those through rows of the program', () => {
  const known = [wordsEntry('alat, perkakas', { narrower: ['bor'] }), wordsEntry('bor')];
  expect(circlesOf(known)).toEqual([]);
  const own = wordsEntry('bor, mesin bor', { set: 'own', narrower: ['perkakas'] });
  expect(circlesOf([...known, own])).toEqual(['bor > perkakas > bor']);
});

test('what is written is read as it was', () => {
  const row = {
    set: 'general',
    kind: 'gift',
    words: 'kado, hadiah',
    each: 'yes',
    narrower: 'kado ulang tahun',
  };
  const written = { ...row, near: 'hampers', place: 'koleksi', only: 'buku', goods: 'tas' };
  expect(read(written).placed.map(({ entry }) => writtenWords(entry))).toEqual([written]);
});
