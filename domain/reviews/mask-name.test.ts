import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['Budi Santoso', 'B***i S.'],
  ['budi_santoso88', 'B***i S.'],
  ['rina.w', 'R***a W.'],
  ['warung_bu_tini', 'W***g T.'],
  ['Suharto', 'S***o'],
  ['sari99', 'S***i'],
  ['Al', 'A***'],
  ['  a  b  ', 'A*** B.'],
  ['Élodie Ñuñez', 'É***e Ñ.'],
  ['ßen', 'ß***n'],
  ['0812345678', '***'],
  ['', '***'],
])('%j is shown as %j (P-PROD-14)', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

test('three letters of a name are told at most, and never a figure (P-PROD-14)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const shown = maskName(name);
      expect([...shown.replace(/\P{L}/gu, '')].length).toBeLessThanOrEqual(3);
      expect(shown).not.toMatch(/\d/);
    }),
  );
});

test('a masked name stays as it is: reviews of shoppers are stored masked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const shown = maskName(name);
      expect(maskName(shown)).toBe(shown);
    }),
  );
});
