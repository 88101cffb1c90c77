import { expect, it } from 'vitest';
import routes from '../../routes.ts';
import { PUBLIC_PAGES, SECOND_ADDRESSES, UNLISTED_PAGES } from './public-pages.ts';

it('every route without a parameter is listed for search engines, kept out, or a second address (issue 3)', () => {
  const fixed = routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => !path.includes(':') && !path.includes('*'));
  const known = [...PUBLIC_PAGES, ...UNLISTED_PAGES, ...Object.keys(SECOND_ADDRESSES)];
  expect(known.toSorted()).toEqual(fixed.toSorted());
});
