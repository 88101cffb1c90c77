import { z } from 'zod';
import { isPostalCode } from '#domain/addresses/postal-code.ts';
import { cleanLine, cleanNumber, cleanText } from '#domain/forms/clean-text.ts';

/** The largest number a column of type integer takes. */
const largest = 2_147_483_647;

/** A whole number, from JSON or as digits in a cell: no dots, no commas, no 'Rp'. */
export function wholeNumber(from: number, to = largest) {
  const digits = z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.int().min(from).max(to));
}

/** A text of one line. */
export function line(longest: number) {
  return z.string().overwrite(cleanLine).min(1).max(longest);
}

/** A text of several lines. */
export function text(longest: number) {
  return z.string().overwrite(cleanText).min(1).max(longest);
}

/** A postal code, in JSON also as a number. */
export const postalCode = z.union([z.string(), z.number()]).transform(String).refine(isPostalCode);

/** A telephone number as people write it; couriers call landlines, too. Spreadsheets drop the 0 that it begins with. */
export const phone = z
  .string()
  .overwrite(cleanNumber)
  .regex(/^(?:\+|\(?0)[\d\s().-]{5,24}$/);

export const slug = z.string().regex(/^[a-z0-9-]+$/);

export const yesOrNo = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['yes', 'true', '1', 'ya'], falsy: ['no', 'false', '0', 'tidak'] }),
]);

/** A list: in JSON an array; in a cell its parts with separators, or a JSON array. */
export function list<Item extends z.ZodType>(separator: string, item: Item) {
  return z
    .union([z.string().transform((cell) => jsonArray(cell) ?? parts(cell, separator)), z.array(z.unknown())])
    .pipe(z.array(item));
}

function parts(cell: string, separator: string): string[] {
  return cell.split(separator).flatMap((part) => part.trim() || []);
}

function jsonArray(cell: string): unknown[] | null {
  if (!cell.trimStart().startsWith('[')) return null;
  try {
    const found: unknown = JSON.parse(cell);
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** 'Garansi: 12 Bulan' as name and value; further colons belong to the value. */
const named = z
  .string()
  .regex(/^[^:]+:./s)
  .transform((cell) => {
    const colon = cell.indexOf(':');
    return { left: cell.slice(0, colon), right: cell.slice(colon + 1) };
  });

export const specification = z
  .union([named.transform(({ left, right }) => ({ key: left, value: right })), z.unknown()])
  .pipe(z.strictObject({ key: line(60), value: line(200) }));

export const variant = z
  .union([named.transform(({ left, right }) => ({ name: left, options: parts(right, ',') })), z.unknown()])
  .pipe(z.strictObject({ name: line(60), options: z.array(line(60)).min(1) }))
  .refine(({ options }) => new Set(options).size === options.length);

/** Never a path: an import must not read files outside its pictures folder. */
export const pictureName = z
  .string()
  .overwrite(cleanLine)
  .regex(/^[^./\\][^/\\]*$/);
