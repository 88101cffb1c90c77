import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanNumber, cleanText } from './clean-text.ts';

describe("a stranger's text (P-FORM-10)", () => {
  it.each([
    ['Cafe\u0301 Ijo', 'Caf\u00e9 Ijo'],
    ['Toko\u00a0 \u202f\u2007Maju\u3000\u2003Jaya', 'Toko Maju Jaya'],
    ['\u202aBudi\u202c\u2066 S\u2069', 'Budi S'],
    ['\ufeffSa\u00adri\u200b\u200c\u200d\u2060', 'Sari'],
    ['\u200b\u2062\ufe0f\u3164\u115f\u{e0041}', ''],
    ['\u2800 \u00a0', ''],
    ['a\u0007b\u001b\u009b\ufffe\ufff9', 'ab'],
    ['\ud800Budi\udc00', 'Budi'],
    ['Jl. Mawar\r\n\u2028RT 1\tRW 2', 'Jl. Mawar RT 1 RW 2'],
    ['Zoë Ñañez', 'Zoë Ñañez'],
  ])('%j is %j on one line', (typed, clean) => expect(cleanLine(typed)).toBe(clean));

  it.each([
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🏴‍☠️',
    '❤️',
    '☎︎',
    '1️⃣',
    '🧑🏽‍⚕️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🇮🇩',
  ])('the emoji %s stays whole', (emoji) => expect(cleanLine(`Halo ${emoji}!`)).toBe(`Halo ${emoji}!`));

  it('a joiner without an emoji on both sides is dropped', () => {
    expect(cleanLine('👩\u200da 1\ufe0f\u200d👩')).toBe('👩a 1👩');
  });

  it('of several lines keeps its lines and blanks', () => {
    expect(cleanText(' Satu\r\n\r\n  dua\u00a0tiga\u200b\u2029empat\x85\tlima\v ')).toBe(
      'Satu\n\n  dua tiga\nempat\n\tlima',
    );
  });

  it('cleaning twice changes nothing more, and leaves nothing invisible', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          ...'a0 \n\t\0\u00a0\u00ad\u0301\u200b\u200d\u202e\ufe0f\u20e3\u3164\ufeff\ud83d\ude00',
          '👩',
          '🏽',
          '🏴',
          '\u{e0067}',
          '\u{e007f}',
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(hostile, (typed) => {
        const [line, text] = [cleanLine(typed), cleanText(typed)];
        expect(cleanLine(line)).toBe(line);
        expect(cleanText(text)).toBe(text);
        expect(cleanLine(text)).toBe(line);
        expect(line).not.toMatch(
          /^\s|\s$|\s\s|[^\S ]|[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u,
        );
        expect(line.normalize('NFC')).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a telephone number', () => {
  it.each([
    '\u202a+62 812\u20113456\u20117890\u202c',
    '0812\u20133456\u22127890',
    '+62\u00a0812\u20103456\u20147890\u200b',
    '\uff10812\ufe633456\uff0d7890',
  ])('%j has plain digits and hyphens', (typed) => expect(cleanNumber(typed)).toMatch(/^[+\d -]+$/));
});
