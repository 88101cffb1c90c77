import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanTerm, LONGEST_TERM } from './clean-term.ts';
import { beginningDistance, editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import { lexiconOf } from './lexicon.builder.ts';
import { Vocabulary, WordCounter } from './vocabulary.ts';
import { byLength } from './words-by-length.ts';

const lexicon = lexiconOf('sepatu', 'tas', 'kemeja', 'smartphone');

describe('a typed term', () => {
  test('is trimmed and its white space collapsed (P-SEARCH-1)', () => {
    expect(cleanTerm('  tas \t kulit\n')).toBe('tas kulit');
    expect(cleanTerm('tas\u0000kulit')).toBe('tas kulit');
  });

  test('is cut to 100 characters without splitting an emoji', () => {
    expect(cleanTerm('a'.repeat(5000))).toHaveLength(LONGEST_TERM);
    expect(cleanTerm('😀'.repeat(200))).toBe('😀'.repeat(LONGEST_TERM));
    expect(cleanTerm('\ud800tas').isWellFormed()).toBe(true);
  });

  test('cleaning twice changes nothing', () => {
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

  test('to the nearest prefix of a word is the least distance to any prefix', () => {
    const word = fc.stringMatching(/^[a-c]{0,7}$/);
    fc.assert(
      fc.property(word, word, (typed, known) => {
        const all = Array.from({ length: known.length + 1 }, (_, end) =>
          editDistance(typed, known.slice(0, end), 9),
        );
        const { distance, beginning } = beginningDistance(typed, known, 2);
        expect(distance).toBe(Math.min(3, ...all));
        if (distance < 3) expect(editDistance(typed, beginning, 9)).toBe(distance);
      }),
    );
  });

  test('handles words of any length', () => {
    expect(editDistance(`${'a'.repeat(400)}b`, 'a'.repeat(400), 2)).toBe(1);
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

describe('words of names', () => {
  const words = new Vocabulary(
    WordCounter.of(
      ['Sepatu Lari Pria', 'Sepatu Sneakers', 'Smartphone Android', 'Kemeja Batik', 'Tas 15,6 Inci'],
      lexicon,
    ),
  );

  test('a misspelt word is corrected to the known one', () => {
    expect(words.correct('spatu')).toBe('sepatu');
    expect(words.correct('smarphone')).toBe('smartphone');
    expect(words.correct('sepatu')).toBeNull();
    expect(words.correct('tsa')).toBeNull();
  });

  test('the correction is among the words at the least distance, and the most frequent of them', () => {
    const letters = fc.stringMatching(/^[a-e]{3,9}$/);
    const counts = fc.uniqueArray(fc.tuple(letters, fc.integer({ min: 1, max: 9 })), {
      selector: ([word]) => word,
      minLength: 1,
    });
    fc.assert(
      fc.property(counts, letters, (known, typed) => {
        const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
        const best = known
          .map(([word, count]) => ({ word, count, distance: editDistance(typed, word, 9) }))
          .filter(({ distance }) => distance <= limit && distance > 0)
          .sort((a, b) => a.distance - b.distance || b.count - a.count)[0];
        const isKnown = known.some(([word]) => word === typed);
        const found = new Vocabulary({ all: new Map(known), heads: new Map() }).correct(typed);
        if (isKnown || !best) expect(found).toBeNull();
        else {
          const same = known.find(([word]) => word === found);
          expect(same?.[1]).toBe(best.count);
          expect(editDistance(typed, found ?? '', 9)).toBe(best.distance);
        }
      }),
    );
  });

  test('returns several possible words, the most frequent first, including words that no name has', () => {
    const all = new Map([
      ['batik', 3],
      ['batin', 9],
      ['bata', 1],
      ['batiks', 2],
      ['balik', 1],
    ]);
    const known = new Vocabulary({ all, heads: new Map() });
    expect(known.neighbours('batij')).toEqual(['batin', 'batik']);
    expect(known.neighbours('batik')).toEqual(['batin', 'batiks', 'balik']);
    expect(known.neighbours('kosmetk', byLength(['kosmetik']))).toEqual(['kosmetik']);
  });

  test('a word may be two without their space, or with a letter in its place', () => {
    expect(words.split('sepatulari')).toBe('sepatu lari');
    expect(words.split('sepatuxlari')).toBe('sepatu lari');
    expect(words.split('kemejazz')).toBeNull();
  });

  test('a half without its space may be heard as a known word', () => {
    const known = new Vocabulary(WordCounter.of(['Trekking Pole Lipat'], lexicon));
    expect(known.split('trekingpole')).toBe('treking pole');
    expect(known.split('trakongpole')).toBeNull();
  });

  test('a long known word that makes most of another is its beginning', () => {
    const known = new Vocabulary(WordCounter.of(['Kursi Barber', 'Sepatu Drum'], lexicon));
    expect(known.beginningOf('barbershop')).toBe('barber');
    expect(known.beginningOf('barbershopkeeper')).toBeNull();
    expect(known.beginningOf('drummer')).toBeNull();
    expect(known.beginningOf('barber')).toBeNull();
  });

  test('a single letter, such as a size, is never half of a word', () => {
    const known = new Vocabulary(WordCounter.of(['Kaos Polos L', 'Celana XL'], lexicon));
    expect(known.split('kaosxl')).toBe('kaos xl');
    expect(known.split('poloszl')).toBeNull();
  });

  test('the start of a name is the thing itself', () => {
    const known = new Vocabulary(
      WordCounter.of(['Tas Laptop', 'Laptop 14 Inci', 'Set Pisau Laptop'], lexicon),
    );
    expect(known.isHead('laptop')).toBe(true);
    expect(known.headShare('laptop')).toBeCloseTo(1 / 3);
    expect(known.isHead('inci')).toBe(false);
    const ofPhrase = WordCounter.of(['Baofeng UV Handy Talky Dual Band'], lexiconOf('ht, handy talky'));
    expect([...ofPhrase.heads.keys()]).toContain('handy talky');
  });
});

test('folding case preserves the number of letters and ignores word ends', () => {
  expect(foldText('Kopi ÉNAK')).toBe('kopi enak');
  expect(foldText('Cafe\u0301')).toBe(foldText('CAFÉ'));
  expect(foldText('Crème Brûlée Ø')).toBe('creme brulee ø');
  expect(foldText('ΟΔΟΣ İ')).toBe('οδοσ i');
});
