import { expect, test } from 'vitest';
import { hasForeignLetters, lookOf } from './looks-alike.ts';

test.each([
  ['Batik Ayu', 'batik-ayu'],
  ['Toko Mawar', 'T0ko Mavvar'],
  ['Nusatek Modern', 'Nusatek Modem'],
  ['Langit Biru', 'Lang1t B!ru'],
])('%s looks like %s (P-CENTRE-61)', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test('names that differ look different', () => {
  expect(lookOf('Batik Ayu')).not.toBe(lookOf('Batik Ayo'));
});

test('letters of another script are noticed, accents are not', () => {
  expect(hasForeignLetters('Nusаtek')).toBe(true);
  expect(hasForeignLetters('Café Ünal 24')).toBe(false);
});
