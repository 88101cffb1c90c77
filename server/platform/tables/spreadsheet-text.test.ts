import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, guardText, isRewritten, readText } from './spreadsheet-text.ts';

describe('a text as a cell of a spreadsheet', () => {
  it.each([
    '=1+1',
    '+62 811',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'kutip",
    '0811',
    '1.50',
    '8991002103283456',
    '1E+12',
    '1,5e3',
    '02/01/2026',
    '1-Feb',
    '2026-11-25',
    'Mei 26',
  ])('%j gets an apostrophe, which is taken away again', (text) => {
    expect(guardText(text)).toBe(`'${text}`);
    expect(readText(`'${text}`)).toBe(text);
  });

  it.each(['Kopi', '52311', 'a=b', '021-555-0123', 'Mei Mei', ''])('%j stays as it is', (text) => {
    expect(guardText(text)).toBe(text);
    expect(readText(text)).toBe(text);
  });

  it("an apostrophe that somebody typed before a word stays: 'n Sate", () => {
    expect(readText("'n Sate")).toBe("'n Sate");
  });

  it('comes back the same, whatever it is, and never starts a formula', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n 0128Ee.,/;"ab`) });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (text) => {
        const cell = guardText(text);
        expect(readText(cell)).toBe(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(isRewritten(cell)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('of a number is the number alone', () => {
    expect(csvLine([-5, '-5', 'a;b', null, 'a "b"'])).toBe(`-5,'-5,"a;b",,"a ""b"""\r\n`);
  });
});
