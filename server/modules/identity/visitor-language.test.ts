import { expect, test } from 'vitest';
import { languageCookie } from '#domain/language.ts';
import { visitorLanguage } from './visitor-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['id', 'id'],
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'id'],
  ['ID-id', 'id'],
  ['en-US,en;q=0.9,id;q=0.8', 'en'],
  ['jv,id;q=0.9,en;q=0.8', 'id'],
  ['de-DE,de;q=0.9', 'en'],
  ['id;q=0,*', 'en'],
  ['en;q=0.1,id;q=0.2', 'id'],
  [';;,q=', 'en'],
] as const)('a browser that accepts %j gets the account in %s (P-SHOP-10)', (acceptLanguage, language) => {
  expect(visitorLanguage({ cookie: undefined, acceptLanguage })).toBe(language);
});

test('a chosen language counts before the browser (P-SHOP-10)', () => {
  const [cookie] = languageCookie('en').split(';');
  expect(visitorLanguage({ cookie: `a=b; ${cookie}`, acceptLanguage: 'id' })).toBe('en');
  expect(visitorLanguage({ cookie: 'lokapasar-language=de', acceptLanguage: 'id' })).toBe('id');
});
