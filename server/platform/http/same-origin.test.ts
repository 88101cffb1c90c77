import { expect, test } from 'vitest';
import { isFromOwnPage } from './same-origin.ts';

const OWN = 'https://toko.test';

test.each([
  ['GET', {}, true],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { 'sec-fetch-site': 'same-site', origin: OWN }, false],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: OWN }, false],
  // Typed by the visitor: no page requested it, and no page posts a form that way.
  ['POST', { 'sec-fetch-site': 'none' }, false],
  ['POST', { origin: OWN }, true],
  ['POST', { origin: 'https://toko.test.evil.test' }, false],
  ['POST', { origin: 'null' }, false],
  ['DELETE', {}, false],
])('%s with %o may use the cookie: %s', (method, headers, expected) => {
  expect(isFromOwnPage(method, headers, OWN)).toBe(expected);
});
