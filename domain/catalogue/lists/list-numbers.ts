import { cleanNumber } from '../../forms/clean-text.ts';

/** Digits in groups of three, with cents that are none, as Indonesia and as America write them. */
const CENTS = [/^(\d{1,3}(?:\.\d{3})+),0{1,2}$/, /^(\d{1,3}(?:,\d{3})+)\.0{1,2}$/, /^(\d+)[.,]0{1,2}$/];

/** Two groups are no decimals; one, as in '1,000', could be. */
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3}){2,}$/;

/**
 * A price, a stock or a size as it is typed in the editor: 'Rp189.000,00', '189,000.00' and '189000.00' are 189000. What
 * could be two numbers stays as it is and is refused there; '125.000' stays, which is read as 125 thousand.
 */
export function numberText(written: string): string {
  const text = cleanNumber(written)
    .replace(/^(?:Rp|IDR)\.?\s*/i, '')
    .replace(/,-$/, '');
  const whole = CENTS.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  const digits = whole ?? text;
  return whole !== undefined || COMMA_GROUPS.test(digits) ? digits.replace(/[.,]/g, '') : digits;
}

/** What a weight counts, as its heading says it; null where that does not say, or says both. */
export type WeightUnit = 'g' | 'kg' | null;

export function weightUnitOf(heading: string): WeightUnit {
  const isKilograms = /\b(?:kg|kilogram|kilo)\b/i.test(heading);
  const isGrams = /\b(?:g|gr|grams?)\b/i.test(heading);
  if (isKilograms === isGrams) return null;
  return isKilograms ? 'kg' : 'g';
}

/** Below it a weight without any unit may be grams or kilograms. */
const CLEARLY_GRAMS = 100;

const WEIGHT = /^([\d.,]+)\s*(kg|kilogram|kilo|g|gr|grams?)?$/i;
/** A number that is read in one way alone: '1.500' could be one and a half, or 1500. */
const KILOGRAMS = /^(\d{1,3})(?:[.,](\d{1,2}|(?<=^0[.,])\d{3}))?$/;

/**
 * A weight in whole grams as it is typed in the editor; a unit beside the number counts before that of the heading.
 * @returns null where it could be grams or kilograms, or two numbers
 */
export function weightText(written: string, unit: WeightUnit): string | null {
  const text = cleanNumber(written);
  if (text === '') return '';
  const [, number = text, own = ''] = WEIGHT.exec(text) ?? [];
  const counts = own === '' ? unit : weightUnitOf(own);
  if (counts === 'kg') {
    const [, whole, part = ''] = KILOGRAMS.exec(number) ?? [];
    return whole === undefined ? null : String(Number(whole) * 1000 + Number(part.padEnd(3, '0')));
  }
  const grams = numberText(number);
  const isUnclear = counts === null && !(readsAsGrams(grams) >= CLEARLY_GRAMS);
  return isUnclear ? null : grams;
}

/** A number without a unit, in grams; of what is no whole number NaN. */
const readsAsGrams = (text: string): number =>
  /^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN;
