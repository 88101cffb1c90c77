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
  ['POST', { origin: 'https://evil.test', host: 'evil.test' }, false],
  ['POST', { origin: 'null' }, false],
  // Loopback names are ours only where the shop is on loopback itself.
  ['POST', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  ['POST', {}, false],
  ['DELETE', { host: 'toko.test' }, false],
])('%s with %o may use the cookie: %s (P-BUY-46)', (method, headers, expected) => {
  expect(isFromOwnPage(method, headers, OWN)).toBe(expected);
});

test.each([
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
  [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }, true],
  [{ origin: 'http://localhost:3000', host: '127.0.0.1:3000' }, true],
  // Another program's page on the same machine.
  [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, false],
  [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, false],
  [{ origin: 'http://127.0.0.1:3000', host: '[::1]:3000' }, false],
  [{ origin: 'http://127.0.0.1:3000' }, false],
  [{ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  [{ origin: 'null', host: 'localhost:3000' }, false],
])('of a shop on loopback, a post with %o may use the cookie: %s', (headers, expected) => {
  expect(isFromOwnPage('POST', headers, 'http://localhost:3000')).toBe(expected);
});
