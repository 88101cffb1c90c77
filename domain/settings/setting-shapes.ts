import { formatCount, formatRupiah } from '../format.ts';
import { rupiah } from '../money.ts';
import { METHOD_NAMES } from '../payments/method-names.ts';
import type { PaymentMethod } from '../payments/methods.ts';
import { findService, serviceName } from '../shipping/couriers.ts';
import { isProvince, PROVINCES } from '../shipping/provinces.ts';

/** What a setting may be, so that the screen can ask for it and the program refuses the rest (P-CONSOLE-60). */
export type SettingShape =
  | {
      readonly kind: 'text';
      /** Fewest and most characters; 0 lets it stay empty. */
      readonly least: number;
      readonly most: number;
      /** What a text that is not empty must look like. */
      readonly pattern: RegExp | null;
    }
  | {
      readonly kind: 'number';
      /** Whole Rupiah, hundredths of a percent, or pieces. */
      readonly unit: 'rupiah' | 'hundredths' | 'count';
      readonly least: number;
      readonly most: number;
    }
  /** Lines of text, each like the pattern. */
  | { readonly kind: 'lines'; readonly most: number; readonly pattern: RegExp }
  /** Some of a list, in its order. */
  | { readonly kind: 'choices'; readonly of: readonly string[]; readonly least: number };

/** A value as the database has it. */
export type SettingValue = string | number | readonly string[];

/** Most characters of one line of a list. */
const MOST_OF_A_LINE = 200;

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() === value && !/\p{Cc}/u.test(value);

/** Whether a value, from the database or from a form, is one that a setting may have. */
export function isWithin(shape: SettingShape, value: unknown): value is SettingValue {
  switch (shape.kind) {
    case 'text': {
      if (!isLine(value) || value.length < shape.least || value.length > shape.most) return false;
      return value === '' || shape.pattern === null || shape.pattern.test(value);
    }
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= shape.least &&
        value <= shape.most
      );
    case 'lines':
      return (
        Array.isArray(value) &&
        value.length <= shape.most &&
        value.every((line) => isLine(line) && line.length <= MOST_OF_A_LINE && shape.pattern.test(line))
      );
    case 'choices': {
      if (!Array.isArray(value) || value.length < shape.least) return false;
      const inOrder = shape.of.filter((one) => value.includes(one));
      return inOrder.length === value.length && inOrder.every((one, index) => one === value[index]);
    }
  }
}

/** Digits with a dot at each thousand, or without any. */
const WHOLE = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,12})$/;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/**
 * What somebody typed or ticked for a setting. A value of another kind, such as '1.5' for Rupiah, is null.
 * @param typed what a form sent under one name: one text, or one for each tick
 */
export function readTyped(shape: SettingShape, typed: readonly string[]): SettingValue | null {
  const text = (typed[0] ?? '').trim();
  switch (shape.kind) {
    case 'text':
      return text.replace(/\s+/g, ' ');
    case 'number': {
      const bare = text.replace(/^Rp\s?|\s?%$/gi, '');
      if (shape.unit !== 'hundredths') return WHOLE.test(bare) ? Number(bare.replaceAll('.', '')) : null;
      return PERCENT.test(bare) ? Math.round(Number(bare.replace(',', '.')) * 100) : null;
    }
    case 'lines':
      return text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
    case 'choices':
      return shape.of.filter((one) => typed.includes(one));
  }
}

/** A value as the field of a form has it; ticks are read from the value itself. */
export function writtenValue(shape: SettingShape, value: SettingValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join('\n');
  return shape.kind === 'number' && shape.unit === 'hundredths'
    ? String(value / 100).replace('.', ',')
    : String(value);
}

const isMethod = (choice: string): choice is PaymentMethod => choice in METHOD_NAMES;

/** What one of several choices is called; a line of text is itself. */
export function nameOfChoice(choice: string): string {
  if (isMethod(choice)) return METHOD_NAMES[choice];
  if (isProvince(choice)) return PROVINCES[choice];
  const service = findService(choice);
  return service ? serviceName(service) : choice;
}

/** A value as people read it: 'Rp1.000.000', '2,5%'; empty for an empty one. */
export function saidValue(shape: SettingShape, value: SettingValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.map(nameOfChoice).join(', ');
  if (shape.kind !== 'number' || shape.unit === 'count') return formatCount(value);
  return shape.unit === 'rupiah' ? formatRupiah(rupiah(value)) : `${writtenValue(shape, value)}%`;
}
