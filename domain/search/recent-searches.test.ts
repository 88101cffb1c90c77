import { expect, test } from 'vitest';
import { addRecent, MOST_RECENT, parseStoredSearches, removeRecent } from './recent-searches.ts';

test('the last search comes first, is listed once whatever its case, and pushes out the oldest (P-SEARCH-9)', () => {
  const eight = Array.from({ length: MOST_RECENT }, (_, at) => `tas ${at}`);
  expect(addRecent(eight, '  hp  murah ')).toEqual(['hp murah', ...eight.slice(0, -1)]);
  expect(addRecent(eight, 'TAS 3')).toEqual(['TAS 3', ...eight.filter((term) => term !== 'tas 3')]);
  expect(addRecent(eight, '  ')).toEqual(eight);
});

test('one search can be forgotten', () => {
  expect(removeRecent(['hp', 'tas'], 'HP')).toEqual(['tas']);
});

test('stored searches are read and cleaned, or recognised as corrupt', () => {
  expect(parseStoredSearches(['hp', ' tas ', 'HP', ''])).toEqual(['hp', 'tas']);
  expect(parseStoredSearches({ hp: 1 })).toBeNull();
  expect(parseStoredSearches(['hp', 3])).toBeNull();
});
