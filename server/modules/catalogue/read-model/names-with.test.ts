import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#domain/search/fold-text.ts';
import { Lexicon } from '#domain/search/lexicon.ts';
import { namesWith } from './names-with.ts';
import type { ProductRow } from './product-rows.ts';
import { SegmentBuilder } from './segment-builder.ts';

const ROW: ProductRow = {
  id: 0,
  name: '',
  price: 0,
  original_price: 0,
  flash_price: null,
  flash_quota: null,
  flash_sold: null,
  standingDiscount: 0,
  imageUrl: '',
  rating: 0,
  reviewCount: 0,
  soldCount: 0,
  categoryId: 1,
  subcategoryId: 101,
  sellerId: 1,
  listPosition: 0,
  createdAt: 0,
  flags: 0,
  location: '',
  collections: '',
  optionWords: '',
  described: '',
};

function builderOf(names: readonly string[]) {
  const builder = new SegmentBuilder(new Lexicon([]));
  names.forEach((name, at) => {
    builder.add({ ...ROW, id: names.length - at, name });
  });
  return builder;
}

test('finds exactly the names that contain a text, in any case', () => {
  const name = fc
    .array(fc.constantFrom('Banana', 'nanas', 'Élok', 'an'), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 300 }),
      fc.constantFrom('banana', 'nan', 'ananas', 'elok', 'ananan', 'an', 'a', '', 'as b'),
      (names, text) => {
        const expected = names.flatMap((whole, ordinal) => (foldText(whole).includes(text) ? ordinal : []));
        const builder = builderOf(names);
        for (const segment of [builder.done(), builder.doneForOneList()]) {
          expect([...namesWith(segment, text)]).toEqual(expected);
        }
      },
    ),
  );
});
