import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, normalisePhone } from './phone.ts';
import { fitsProvince, isPostalCode, provincesOfPostalCode } from './postal-code.ts';

describe('a phone number', () => {
  it.each(['0812 3456 7890', '+62 812-3456-7890', '62812.3456.7890', '(0812) 3456 7890', ' 081234567890 '])(
    'accepts %j',
    (typed) => expect(normalisePhone(typed)).toBe('+6281234567890'),
  );

  it.each([
    '\u202a+62 812-3456-7890\u202c',
    '0812\u20113456\u20117890',
    '0812\u20133456\u20147890',
    '\u200b0812\u00a03456\u20297890\ufeff',
    '0812\u00ad3456\u22127890',
  ])('accepts %j, as phone books write it', (typed) => expect(normalisePhone(typed)).toBe('+6281234567890'));

  it.each([
    '',
    '0812',
    '08123456',
    '08123456789012',
    '021 5550 1234',
    '+65 8123 4567',
    '81234567890',
    '0812x3456789',
  ])('rejects %j', (typed) => expect(normalisePhone(typed)).toBeNull());

  it('has 9 to 13 digits with its leading 0, normalises to one form, and parsing that form changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^8\d{4,14}$/), (rest) => {
        const stored = normalisePhone(`0${rest}`);
        expect(stored !== null).toBe(rest.length >= 8 && rest.length <= 12);
        expect(normalisePhone(`+62 ${rest}`)).toBe(stored);
        if (stored === null) return;
        expect(normalisePhone(stored)).toBe(stored);
        expect(normalisePhone(formatPhone(stored))).toBe(stored);
      }),
    );
  });

  it('is shown in the familiar form', () => {
    expect(formatPhone('+6281234567890')).toBe('0812-3456-7890');
    expect(formatPhone('+62 21 5550 0101')).toBe('021 5550 0101');
  });
});

describe('a postal code', () => {
  it.each([
    ['12190', '31.74.07'],
    ['16424', '32.76.01'],
    ['15310', '36.74.01'],
    ['40132', '32.73.02.1001'],
    ['55281', '34.04.07'],
    ['80361', '51.03.05'],
    ['23116', '11.71.01'],
    ['90111', '73.71.01'],
    ['99351', '91.71.03'],
    ['98411', '96.71.01'],
  ])('%s fits %s', (postalCode, region) => expect(fitsProvince(postalCode, region)).toBe(true));

  it.each([
    ['40132', '31.74.07'],
    ['12190', '32.73.02'],
    ['60111', '33.74.01'],
    ['99351', '73.71.01'],
  ])('%s does not fit %s', (postalCode, region) => expect(fitsProvince(postalCode, region)).toBe(false));

  it('has five digits and does not begin with 0', () => {
    expect(['12190', '99999'].every(isPostalCode)).toBe(true);
    expect(['01219', '1219', '121900', '1219a', ''].some(isPostalCode)).toBe(false);
  });

  it('belongs to at least one province, except for prefixes that the post does not use', () => {
    const unused = Array.from({ length: 90 }, (_, at) => String(at + 10)).filter(
      (pair) => provincesOfPostalCode(`${pair}000`).length === 0,
    );
    expect(unused).toEqual(['18', '19', '47', '48', '49', '88', '89']);
  });
});
