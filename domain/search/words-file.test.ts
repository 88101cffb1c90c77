import { expect, test } from 'vitest';
import { readWords, type WrittenRow, writtenRow } from './words-file.ts';

test('a row without set and kind is a thing of the own shop', () => {
  const { entries, faults } = readWords([{ words: ' Semen , Cement', narrower: 'semen putih' }]);
  expect(faults).toEqual([]);
  expect(entries[0]).toMatchObject({ set: 'own', kind: 'thing', words: ['Semen', 'Cement'], isEach: false });
});

test.each<[WrittenRow[], string[]]>([
  [[{ words: '' }], ['Row 2: words is empty']],
  [
    [{ words: 'semen' }, { words: 'bata', kind: 'verb', each: 'often' }],
    [
      "Row 3: kind is 'verb', but must be one of thing, gift, maker, plain, noun",
      "Row 3: each is 'often', but must be yes or empty",
    ],
  ],
  [[{ words: 'semen', set: 'mine' }], ["Row 2: set is 'mine', but must be one of general, demo, own"]],
  [[{ words: 'semen, !!' }], ["Row 2: '!!' has no letter"]],
  [[{ words: 'semen' }, { words: 'Semen, cement' }], ["'semen' stands in two rows of the set own"]],
  [
    [
      { words: 'alat, perkakas', narrower: 'bor' },
      { words: 'bor', narrower: 'mata bor' },
      { words: 'mata bor', narrower: 'perkakas' },
    ],
    ['A circle: alat > bor > mata bor > perkakas > bor'],
  ],
])('%j has faults, each with its row', (rows, faults) => {
  expect(readWords(rows).faults.map((fault) => fault.replace(/^A circle: .*/, 'A circle'))).toEqual(
    faults.map((fault) => fault.replace(/^A circle: .*/, 'A circle')),
  );
});

test('what is written is read as it was', () => {
  const row = { set: 'general', kind: 'gift', words: 'kado, hadiah', each: '', narrower: 'kado ulang tahun' };
  const written = { ...row, near: 'hampers', place: 'koleksi', only: 'buku', goods: '' };
  const { entries } = readWords([written]);
  expect(entries.map(writtenRow)).toEqual([written]);
});
