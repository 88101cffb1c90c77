import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexicon } from '#domain/search/lexicon.ts';
import { type NameWord, nameWords, type Zone } from '#domain/search/name-words.ts';
import { textAt } from './growing.ts';
import { eachWith, placeOfWord, placesBeginning, placesHolding, WordIndexBuilder } from './word-index.ts';

const lexicon = new Lexicon([]);

function indexOf(products: readonly (readonly NameWord[])[]) {
  const builder = new WordIndexBuilder();
  for (const words of products) builder.add(words);
  return builder.done();
}

test('each word finds exactly its products with their zones, ascending', () => {
  const name = fc
    .array(fc.constantFrom('Kopi', 'gayo,', 'ÉLOK', 'a', 'kopiah', 'untuk', '250', 'g'), { maxLength: 5 })
    .map((words) => nameWords(words.join(' '), lexicon));
  fc.assert(
    fc.property(
      fc.array(name, { maxLength: 9 }),
      fc.constantFrom('kopi', 'kop', 'elok', '250g', 'z'),
      (products, word) => {
        const index = indexOf(products);
        const expected = products.flatMap((words, ordinal) =>
          words.flatMap((own) => (own.word === word ? [[ordinal, own.zone]] : [])),
        );
        const found: [number, Zone][] = [];
        const place = placeOfWord(index, word);
        if (place >= 0) eachWith(index, place, (ordinal, zone) => found.push([ordinal, zone]));
        expect(found).toEqual(expected);
      },
    ),
  );
});

test('words are found by their prefixes and by their parts', () => {
  const index = indexOf([nameWords('Kopi kopiah skop élok', lexicon), nameWords('Teh', lexicon)]);
  const wordAt = (place: number) => textAt(index.words, place);
  const beginning = (text: string) => {
    const [from, to] = placesBeginning(index, text);
    return Array.from({ length: to - from }, (_, step) => wordAt(from + step));
  };
  expect(beginning('kop')).toEqual(['kopi', 'kopiah']);
  expect(beginning('e')).toEqual(['elok']);
  expect(beginning('zz')).toEqual([]);
  expect(placesHolding(index, 'kop').map(wordAt)).toEqual(['kopi', 'kopiah', 'skop']);
  expect(placesHolding(index, 'h').map(wordAt)).toEqual(['kopiah', 'teh']);
});

test('the products of a word may be any distance apart', () => {
  const places = [0, 1, 31, 32, 127, 128, 256, 16_500, 49_999];
  const index = indexOf(
    Array.from({ length: 50_000 }, (_, ordinal) => [
      { word: places.includes(ordinal) ? 'langka' : 'lazim', zone: 1 as const },
    ]),
  );
  const found: number[] = [];
  eachWith(index, placeOfWord(index, 'langka'), (ordinal) => found.push(ordinal));
  expect(found).toEqual(places);
});

test('a word without products is known', () => {
  const builder = new WordIndexBuilder();
  builder.know('kopi');
  builder.add([]);
  const index = builder.done();
  const found: number[] = [];
  eachWith(index, placeOfWord(index, 'kopi'), (ordinal) => found.push(ordinal));
  expect([placeOfWord(index, 'kopi'), found]).toEqual([0, []]);
});
