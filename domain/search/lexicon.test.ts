import { expect, test } from 'vitest';
import { CONCEPTS } from './concepts.ts';
import { conceptOf, phraseLength } from './lexicon.ts';

const words = CONCEPTS.flatMap(({ words, each, makers }) => (words ?? each ?? makers ?? '').split(', '));

test('a word of the lexicon belongs to one concept, and is listed once', () => {
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(500);
});

test('a concept is found by each of its words, and by phrases with repeated words', () => {
  expect(conceptOf('ponsel')).toBe(conceptOf('hp'));
  expect(conceptOf('type c')).toBe(conceptOf('usb c'));
  expect(conceptOf('oleh')?.is).toContain('camilan');
  expect(conceptOf('constructor')).toBeUndefined();
  expect(phraseLength(['beli', 'jam', 'tangan', 'pintar'], 1)).toBe(3);
  expect(phraseLength(['jam', 'besi'], 0)).toBe(1);
});
