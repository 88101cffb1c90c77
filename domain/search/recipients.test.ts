import { expect, test } from 'vitest';
import { wordsEntry } from './lexicon.builder.ts';
import { Lexicon } from './lexicon.ts';
import { Places } from './places.ts';
import { understand } from './understand.ts';
import { searchWords } from './words.ts';

const categories = [
  {
    slug: 'pakaian',
    name: 'Pakaian',
    subcategories: [
      { id: 1, slug: 'baju-pria', name: 'Baju Pria' },
      { id: 2, slug: 'ibu-bayi', name: 'Ibu & Bayi' },
      { id: 3, slug: 'buku', name: 'Buku' },
      { id: 4, slug: 'jam', name: 'Jam' },
    ],
  },
];

function read(term: string, ...rows: Parameters<typeof wordsEntry>[]) {
  const lexicon = new Lexicon([
    wordsEntry('kado, hadiah', { kind: 'gift', places: ['jam'] }),
    wordsEntry('pria, ayah', { kind: 'person', goods: 'men' }),
    wordsEntry('ibu', { kind: 'person', goods: 'women' }),
    ...rows.map((row) => wordsEntry(...row)),
  ]);
  const isNone = () => false;
  const places = new Places(categories);
  return understand(term, { lexicon, places, vocabulary: null, knows: isNone, describes: isNone });
}

test('a person of an own row keeps what every shop calls them', () => {
  const lexicon = new Lexicon([
    wordsEntry('pria, ayah, papa', { kind: 'person', goods: 'men' }),
    wordsEntry('ayah, bapake', { kind: 'person', set: 'own', goods: 'men', places: ['jam'] }),
  ]);
  expect(lexicon.recipients.of('bapake')?.places).toEqual(['jam']);
  expect(lexicon.recipients.audienceIn('papa')).toBe('men');
  expect(lexicon.recipients.audienceBits([{ word: 'ayah' }, { word: 'x' }])).toBe(1);
  expect(lexicon.recipients.readAll(searchWords('kado ayah')).rest).toEqual(['kado']);
});

test('a present is looked for where the person and the occasion say, else by its price where any are', () => {
  const rows: Parameters<typeof read>[1][] = [
    ['guru', { kind: 'person', places: ['buku'] }],
    ['ulang tahun', { kind: 'occasion', places: ['jam', 'buku'] }],
  ];
  const kindsOf = (term: string) =>
    read(term, ...rows).slots.map(({ kinds }) => [...new Set(kinds)].toSorted());
  expect(kindsOf('kado buat guru')).toEqual([[3]]);
  expect(kindsOf('hadiah guru ulang tahun')).toEqual([[3, 4]]);
  expect(kindsOf('kado')).toEqual([[]]);
  expect(kindsOf('kado di bawah 50rb')).toEqual([[4]]);
  // Both say so: it comes first.
  expect(read('kado guru ulang tahun', ...rows).details.map(({ kinds }) => kinds)).toEqual([[3], [3, 4]]);
  // Beside anything else they are words.
  expect(read('buku guru', ...rows).slots.map(({ text }) => text)).toEqual(['buku', 'guru']);
});

test('a subcategory is for whom its name ends with, unless a row says otherwise', () => {
  expect(read('kemeja pria').audienceOf).toEqual(new Map([[1, 1]]));
  const children: Parameters<typeof wordsEntry> = [
    'anak',
    { kind: 'person', goods: 'children', ownPlaces: ['baju-pria'] },
  ];
  expect(read('kemeja pria', children).audienceOf).toEqual(new Map([[1, 4]]));
});
