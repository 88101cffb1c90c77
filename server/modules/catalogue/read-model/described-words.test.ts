import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DescribedWordsBuilder, eachDescribed, textsHolding } from './described-words.ts';

interface Described {
  name: string;
  text: string;
}

/** The ordinals that are found below a bound, each once, ascending. */
function found(products: readonly Described[], part: string, below = products.length): number[] {
  const builder = new DescribedWordsBuilder();
  for (const { name, text } of products) builder.add(name, text);
  const ordinals = new Set<number>();
  const described = builder.done();
  const places = textsHolding(described.words, part);
  eachDescribed(described, { places, below }, (ordinal) => ordinals.add(ordinal));
  return [...ordinals].sort((a, b) => a - b);
}

test('a product is found by each part of a word that its description has and its name lacks', () => {
  const text = fc
    .array(fc.constantFrom('Kopi', 'gayo,', 'ÉLOK', 'a', 'kopiah'), { maxLength: 4 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: text, text }), { maxLength: 9 }),
      fc.constantFrom('kopi', 'kop', 'élok', 'a', 'z'),
      (products, part) => {
        const holds = ({ name, text: described }: Described) =>
          (described.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some(
            (word) => word.includes(part) && !name.toLowerCase().includes(word),
          );
        const expected = products.flatMap((product, ordinal) => (holds(product) ? ordinal : []));
        expect(found(products, part)).toEqual(expected);
        expect(found(products, part, 3)).toEqual(expected.filter((ordinal) => ordinal < 3));
      },
    ),
  );
});

test('products of one word may lie any distance apart', () => {
  const places = [0, 1, 127, 128, 256, 16_500, 49_999];
  const products = Array.from({ length: 50_000 }, (_, ordinal) => ({
    name: 'Teh',
    text: places.includes(ordinal) ? 'langka' : 'lazim',
  }));
  expect(found(products, 'langka')).toEqual(places);
});
