import { expect, test } from 'vitest';
import type { Knowledge } from './knowledge.ts';
import { wordsEntry } from './lexicon.builder.ts';
import { Lexicon } from './lexicon.ts';
import { Places } from './places.ts';
import { understand, understoodByWords } from './understand.ts';
import { Vocabulary, WordCounter } from './vocabulary.ts';

/** What a reader knows of a shop without categories that sells these names. */
function knowledgeOf(lexicon: Lexicon, ...names: readonly string[]): Knowledge {
  const vocabulary = new Vocabulary(WordCounter.of(names, lexicon));
  return {
    lexicon,
    vocabulary,
    places: new Places([]),
    knows: (word) => vocabulary.has(word),
    describes: () => false,
  };
}

test.each([
  ['no place', {}],
  ['a place that the shop lacks', { places: ['nowhere'] }],
  ['goods that are itself', { goods: 'acme' }],
  ['goods that are a brand', { goods: 'zenit' }],
  ['goods that the shop lacks', { goods: 'kulkas', places: ['nowhere'] }],
])('a brand that the shop lacks is read to an end, with %s', (_, given) => {
  const lexicon = new Lexicon([
    wordsEntry('acme', { kind: 'maker', ...given }),
    wordsEntry('zenit', { kind: 'maker', goods: 'acme', places: ['nowhere'] }),
    wordsEntry('kulkas', { near: ['acme'], places: ['nowhere'] }),
  ]);
  const knowledge = knowledgeOf(lexicon, 'Sepatu Lari');
  for (const term of ['acme', 'zenit', 'sepatu acme', 'acme zenit', 'kulkas acme']) {
    expect(() => understand(term, knowledge), term).not.toThrow();
  }
  expect(understand('sepatu acme', knowledge).lacked).toBe('sepatu acme');
});

test('a phrase of every shop is read by its words where names have them, one of the demo is lacking (P-SEARCH-15)', () => {
  for (const [set, texts] of [
    ['general', ['filter', 'aquarium']],
    ['demo', []],
  ] as const) {
    const lexicon = new Lexicon([wordsEntry('filter aquarium', { set })]);
    const read = understand(
      'filter aquarium',
      knowledgeOf(lexicon, 'Eheim Filter Canister', 'Lampu Aquarium'),
    );
    expect(read.slots.map(({ text }) => text)).toEqual(texts);
    expect(read.isLacking).toBe(set === 'demo');
  }
});

test('a thing that the words of the demo say is lacking is looked for by its words, without whom it is for (P-SEARCH-22)', () => {
  const lexicon = new Lexicon([
    wordsEntry('sarung pria', { set: 'demo' }),
    wordsEntry('pria', { kind: 'person', goods: 'men' }),
  ]);
  const knowledge = knowledgeOf(lexicon, 'Sarung Wadimor Bali');
  const read = understand('sarung pria', knowledge);
  expect(read.slots).toEqual([]);
  expect(understoodByWords(read, knowledge, false)?.slots.map(({ text }) => text)).toEqual(['sarung']);
  const ofPerson = understand('pria', knowledge);
  expect(understoodByWords(ofPerson, knowledge, false)?.slots.map(({ text }) => text)).toEqual(['pria']);
});

test('most words of a thing that the words of the demo say is lacking are enough if names begin with the first (P-SEARCH-22)', () => {
  const lexicon = new Lexicon([wordsEntry('buku doa', { set: 'demo' })]);
  const textsOf = (name: string, term: string) => {
    const knowledge = knowledgeOf(lexicon, name);
    return understoodByWords(understand(term, knowledge), knowledge, true)?.slots.map(({ text }) => text);
  };
  expect(textsOf('Buku Saku Doa Lengkap', 'buku doa zaskia')).toEqual(['buku', 'doa']);
  expect(textsOf('Kartu Doa Lengkap', 'buku doa zaskia')).toBeUndefined();
  expect(textsOf('Buku Saku', 'buku doa')).toBeUndefined();
});

test('a thing that the words of the demo say is lacking hides no words of goods that came later (P-SEARCH-22)', () => {
  const lexicon = new Lexicon(
    ['lemari', 'mesin cuci', 'baju'].map((words) => wordsEntry(words, { set: 'demo' })),
  );
  const textsOf = (term: string, isDescribed = false) => {
    const names = ['Loker Besi 6 Pintu', 'Mesin Bor', 'Sabun Cuci Motor', 'Baju Koko'];
    const knowledge: Knowledge = { ...knowledgeOf(lexicon, ...names), describes: () => isDescribed };
    const read = understand(term, knowledge);
    return (read.slots.length > 0 ? read : understoodByWords(read, knowledge, true))?.slots.map(
      ({ text }) => text,
    );
  };
  expect(textsOf('lemari loker', true)).toEqual(['loker']);
  expect(textsOf('mesin cuci motor')).toEqual(['mesin', 'cuci', 'motor']);
  expect(textsOf('lemari baju')).toBeUndefined();
});

test('a thing that the shop lacks hides no other word that names have, apart from one that describes (P-SEARCH-22)', () => {
  const lexicon = new Lexicon([wordsEntry('dasi, tie'), wordsEntry('hitam', { kind: 'plain' })]);
  const knowledge = knowledgeOf(lexicon, 'Tali Pengikat Ratchet Hitam');
  const textsOf = (term: string) =>
    understoodByWords(understand(term, knowledge), knowledge, true)?.slots.map(({ text }) => text);
  expect(textsOf('ratchet tie down')).toContain('ratchet');
  expect(textsOf('hitam dasi')).toBeUndefined();
});

test('a word that only frames a thing finds nothing in its place (P-SEARCH-22)', () => {
  const knowledge = knowledgeOf(new Lexicon([]), 'Alat Ukur Tanah', 'Kursi Barber');
  const textsOf = (term: string) =>
    understoodByWords(understand(term, knowledge), knowledge, true)?.slots.map(({ text }) => text);
  expect(textsOf('alat zzqxvw')).toBeUndefined();
  expect(understand('kursi barbershop', knowledge).slots.map(({ text }) => text)).toEqual([
    'kursi',
    'barber',
  ]);
});

test('an occasion is one word that describes, with its synonyms, where no present is named (P-SEARCH-16)', () => {
  const lexicon = new Lexicon([wordsEntry('banner'), wordsEntry('ulang tahun, ultah', { kind: 'occasion' })]);
  const knowledge = knowledgeOf(lexicon, 'Banner Ultah', 'Topi Ulang Tahun');
  const [banner, occasion, ...others] = understand('banner ulang tahun', knowledge).slots;
  expect(others).toEqual([]);
  expect(banner).toMatchObject({ text: 'banner', isPlain: false });
  expect(occasion).toMatchObject({ text: 'ulang tahun', isPlain: true });
  expect(occasion?.meanings.map(({ word }) => word)).toEqual(['ulang tahun', 'ultah']);
});
