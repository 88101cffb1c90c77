import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_REVIEWS, parseReviewQuery, REVIEW_SORTS, reviewSearch } from './review-query.ts';

const read = (search: string) => parseReviewQuery(new URLSearchParams(search));

test('what an address does not name, or names wrongly, is as usual', () => {
  expect(read('')).toEqual(ALL_REVIEWS);
  expect(read('?bintang=6&foto=ya&urut=acak&hal=0&varian=%00')).toEqual(ALL_REVIEWS);
  expect(read('?bintang=4&foto=1&urut=membantu&hal=2&varian=Hitam')).toEqual({
    stars: 4,
    withPhotos: true,
    options: 'Hitam',
    sort: 'helpful',
    page: 2,
  });
});

test('each query has one address, which reads as that query', () => {
  const queries = fc.record({
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
    withPhotos: fc.boolean(),
    options: fc.constantFrom('', 'Hitam', 'Hitam, 256 GB', 'Merah & Putih'),
    sort: fc.constantFrom(...REVIEW_SORTS),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(read(reviewSearch(query))).toEqual(query);
    }),
  );
});
