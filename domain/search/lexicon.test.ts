import { expect, test } from 'vitest';
import { lexiconOf, wordsEntry } from './lexicon.builder.ts';
import { Lexicon } from './lexicon.ts';

test('a thing is found by each of its words, and by phrases with repeated words', () => {
  const lexicon = lexiconOf('hp, ponsel', 'jam tangan pintar, smartwatch', 'oleh oleh');
  expect(lexicon.conceptOf('ponsel')).toBe(lexicon.conceptOf('hp'));
  expect(lexicon.conceptOf('oleh')?.words).toEqual(['oleh']);
  expect(lexicon.conceptOf('constructor')).toBeUndefined();
  expect(lexicon.phraseLength(['beli', 'jam', 'tangan', 'pintar'], 1)).toBe(3);
  expect(lexicon.phraseLength(['jam', 'besi'], 0)).toBe(1);
});

test('a word means what the row of more weight says, whatever the order of rows', () => {
  const rows = [
    wordsEntry('rak, rak sepatu'),
    wordsEntry('semen, cement'),
    wordsEntry('rak sepatu', { set: 'own', narrower: ['rak susun'] }),
    wordsEntry('semen, bata', { set: 'own' }),
  ];
  for (const entries of [rows, rows.toReversed()]) {
    const lexicon = new Lexicon(entries);
    // Its own row parts a word from the others.
    expect(lexicon.conceptOf('rak sepatu')).toMatchObject({ words: ['rak sepatu'], narrower: ['rak susun'] });
    expect(lexicon.conceptOf('rak')?.words).toEqual(['rak']);
    // The first word of a row takes the others along.
    expect(lexicon.conceptOf('cement')?.words.toSorted()).toEqual(['bata', 'cement', 'semen']);
  }
});

test('a row without narrower words of its own leaves those of the row that it joins', () => {
  const general = wordsEntry('atk, alat tulis', { narrower: ['pulpen'] });
  const lexicon = new Lexicon([general, wordsEntry('atk', { set: 'demo' })]);
  expect(lexicon.conceptOf('alat tulis')).toMatchObject({
    words: ['atk', 'alat tulis'],
    narrower: ['pulpen'],
  });
});

test('words that a row names each are the same where a row of every shop says so, unless they differ', () => {
  const lexicon = new Lexicon([
    wordsEntry('mukena, sarung, mukenah', { set: 'demo', isEach: true, places: ['busana'] }),
    wordsEntry('telekung', { set: 'demo', places: ['gudang'] }),
    wordsEntry('mukena, mukenah, telekung'),
    wordsEntry('songkok', { set: 'demo', isEach: true }),
    wordsEntry('peci, songkok, kopiah'),
  ]);
  // Whichever of the words the demo names.
  expect(lexicon.conceptOf('songkok')?.words).toEqual(['songkok', 'peci', 'kopiah']);
  expect(lexicon.conceptOf('mukenah')).toBe(lexicon.conceptOf('mukena'));
  for (const other of ['sarung', 'telekung']) expect(lexicon.conceptOf(other)?.words).toEqual([other]);
});

test('a tool is a thing by its form, whatever rows say', () => {
  const lexicon = new Lexicon([wordsEntry('pengantin', { kind: 'plain' })]);
  const words = ['penghancur', 'pembolong', 'pencukur', 'pengantin', 'pertamina', 'pentel', 'pendek'];
  expect(words.filter((word) => lexicon.isThing(word))).toEqual(words.slice(0, 3));
});

test('words that describe and words of the language are told from names of brands', () => {
  const lexicon = new Lexicon([
    wordsEntry('hitam, black', { kind: 'plain' }),
    wordsEntry('oli, ban', { kind: 'noun', isEach: true }),
    wordsEntry('yamaha', { kind: 'maker' }),
  ]);
  expect(['hitam', 'oli', 'yamaha', 'kyt'].map((word) => lexicon.isWord(word))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(lexicon.sameWords('black')).toEqual(['hitam']);
});
