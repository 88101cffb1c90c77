import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternativeTerms, correctWord, vocabularyOf } from './alternative-terms.ts';
import { cleanTerm, LONGEST_TERM } from './clean-term.ts';
import { editDistance } from './edit-distance.ts';
import { synonymsOf } from './synonyms.ts';

describe('a typed term', () => {
  test('is trimmed and its white space folded (spec 5)', () => {
    expect(cleanTerm('  tas \t kulit\n')).toBe('tas kulit');
    expect(cleanTerm('tas\u0000kulit')).toBe('tas kulit');
  });

  test('is cut to 100 characters without splitting an emoji', () => {
    expect(cleanTerm('a'.repeat(5000))).toHaveLength(LONGEST_TERM);
    expect(cleanTerm('😀'.repeat(200))).toBe('😀'.repeat(LONGEST_TERM));
    expect(cleanTerm('\ud800tas').isWellFormed()).toBe(true);
  });

  test('is already clean once cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        expect(cleanTerm(cleanTerm(typed))).toBe(cleanTerm(typed));
      }),
    );
  });
});

describe('edit distance', () => {
  test.each([
    ['sepatu', 'sepatu', 0],
    ['sepatu', 'spatu', 1],
    ['sepatu', 'septau', 1],
    ['kemeja', 'kameja', 1],
    ['tas', 'sepatu', 3],
  ])('from %s to %s is %d (3 stands for more than 2)', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test('is symmetric and 0 only for equal words', () => {
    const word = fc.stringMatching(/^[a-d]{0,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });
});

describe('alternative terms (ruling 20)', () => {
  const words = vocabularyOf(['Sepatu Lari Pria', 'Sepatu Sneakers', 'Smartphone Android', 'Kemeja Batik']);

  test('a misspelt word becomes the known one', () => {
    expect(correctWord('spatu', words)).toBe('sepatu');
    expect(correctWord('smarphone', words)).toBe('smartphone');
    expect(correctWord('sepatu', words)).toBeNull();
    expect(correctWord('tas', words)).toBeNull();
  });

  test('other words for the same thing are tried', () => {
    expect(alternativeTerms('hp', words)).toContain('smartphone');
    expect(alternativeTerms('hp murah', words)).toContain('smartphone murah');
    expect(alternativeTerms('spatu', words)).toContain('sepatu');
  });

  test('a synonym goes both ways', () => {
    expect(synonymsOf('ponsel')).toContain('hp');
    expect(synonymsOf('hp')).toContain('ponsel');
    expect(synonymsOf('constructor')).toEqual([]);
  });
});
