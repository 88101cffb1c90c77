import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noMarks } from './marks.ts';
import { firstNamesHolding, namesWith } from './names-with.ts';
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
  described: '',
};

function segmentOf(names: readonly string[]) {
  const builder = new SegmentBuilder();
  names.forEach((name, at) => {
    builder.add({ ...ROW, id: names.length - at, name });
  });
  return builder.done();
}

test('the first names that hold a text are the first of all that do, or unknown', () => {
  const name = fc
    .array(fc.constantFrom('Banana', 'nanas', 'Élok', 'an'), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 300 }),
      fc.constantFrom('banana', 'nan', 'ananas', 'élok', 'ananan', 'an', 'as b'),
      fc.integer({ min: 1, max: 9 }),
      fc.option(fc.nat(299), { nil: null }),
      (names, text, limit, stale) => {
        const segment = segmentOf(names);
        const isStale = stale === null ? null : noMarks(names.length);
        if (isStale && stale !== null && stale < names.length) isStale[stale] = 1;
        const all = [...namesWith(segment, [text])].filter((ordinal) => isStale?.[ordinal] !== 1);
        const first = firstNamesHolding(segment, text, { limit, isStale });
        if (text === 'an') expect(first).toBeNull();
        else if (names.length <= 200) expect([...(first ?? [])]).toEqual(all.slice(0, limit));
        else if (first) expect([...first]).toEqual(all.slice(0, limit));
      },
    ),
  );
});

test('a name that comes after many others with the same letters is left to a longer look', () => {
  const segment = segmentOf([...Array<string>(250).fill('Banana'), 'Bananana']);
  expect(firstNamesHolding(segment, 'ananan', { limit: 1, isStale: null })).toBeNull();
  expect([...namesWith(segment, ['ananan'])]).toEqual([250]);
});
