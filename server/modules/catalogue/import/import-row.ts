import { z } from 'zod';
import type { Problem } from './problems.ts';

/** One product as the file has it, before any check. Empty cells are left out. */
export interface RawRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The largest number a column of type integer takes. */
const largest = 2_147_483_647;

/** A whole number, as JSON writes it or as digits in a cell: no dots, no commas, no 'Rp'. */
function wholeNumber(from: number) {
  const digits = z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.int().min(from).max(largest));
}

function text(longest: number) {
  return z.string().trim().min(1).max(longest);
}

const slug = z.string().regex(/^[a-z0-9-]+$/);

const yesOrNo = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['yes', 'true', '1', 'ya'], falsy: ['no', 'false', '0', 'tidak'] }),
]);

/** A list: in JSON an array, in a cell its parts with a separator between them. */
function list<Item extends z.ZodType>(separator: string, item: Item) {
  return z
    .union([z.string().transform((cell) => parts(cell, separator)), z.array(z.unknown())])
    .pipe(z.array(item));
}

function parts(cell: string, separator: string): string[] {
  return cell.split(separator).flatMap((part) => part.trim() || []);
}

/** 'Garansi: 12 Bulan' as its two sides; further colons belong to the right one. */
const named = z
  .string()
  .regex(/^[^:]+:./s)
  .transform((cell) => {
    const colon = cell.indexOf(':');
    return { left: cell.slice(0, colon), right: cell.slice(colon + 1) };
  });

const specification = z
  .union([named.transform(({ left, right }) => ({ key: left, value: right })), z.unknown()])
  .pipe(z.strictObject({ key: text(60), value: text(200) }));

const variant = z
  .union([named.transform(({ left, right }) => ({ name: left, options: parts(right, ',') })), z.unknown()])
  .pipe(z.strictObject({ name: text(60), options: z.array(text(60)).min(1) }))
  .refine(({ options }) => new Set(options).size === options.length);

/** Never a path: an import must not read files outside its pictures folder. */
const pictureName = z.string().regex(/^[^./\\][^/\\]*$/);

const rowSchema = z.object({
  id: wholeNumber(1),
  name: text(200).optional(),
  price: wholeNumber(1).optional(),
  original_price: wholeNumber(1).optional(),
  stock: wholeNumber(0).optional(),
  category: slug.optional(),
  subcategory: slug.optional(),
  seller: text(100).optional(),
  short_description: text(300).optional(),
  description: text(10_000).optional(),
  weight_grams: wholeNumber(1).optional(),
  location: text(100).optional(),
  free_shipping: yesOrNo.optional(),
  image: list('|', pictureName).optional(),
  specifications: list(';', specification).optional(),
  variants: list(';', variant).optional(),
  tags: list('|', slug).optional(),
});

/** What a cell that is refused should look like. */
const forms: Record<keyof typeof rowSchema.shape, string> = {
  id: 'must be a whole number of at least 1, written with digits only',
  name: 'must be text of at most 200 characters',
  price: 'must be a whole number of Rupiah of at least 1, written with digits only',
  original_price: 'must be a whole number of Rupiah of at least 1, written with digits only',
  stock: 'must be a whole number of pieces, written with digits only',
  category: 'must be a slug, such as fashion',
  subcategory: 'must be a slug, such as pakaian-pria',
  seller: 'must be text of at most 100 characters',
  short_description: 'must be text of at most 300 characters',
  description: 'must be text of at most 10000 characters',
  weight_grams: 'must be a whole number of grams of at least 1, written with digits only',
  location: 'must be text of at most 100 characters',
  free_shipping: 'must be yes or no',
  image: 'must be names of files in the pictures folder separated by |, without folders',
  specifications: 'must be written like "Garansi: 12 Bulan; Bahan: Katun"',
  variants: 'must be written like "Ukuran: S, M, L; Warna: Hitam, Putih", each option once',
  tags: 'must be slugs of tags separated by |, such as cod|hemat',
};

/** One product of the file, each cell checked by itself; what the file leaves out is absent. */
export type ImportRow = z.output<typeof rowSchema> & { readonly row: number };

export const columnNames = rowSchema.keyof().options;

/**
 * Checks every cell of every row and collects the problems of all of them. A row with bad cells is still handed on
 * without them, so that the later checks can report what else is wrong with it.
 */
export function parseRows(rows: readonly RawRow[]): { parsed: ImportRow[]; problems: Problem[] } {
  const parsed: ImportRow[] = [];
  const problems: Problem[] = [];
  for (const { number, cells } of rows) {
    const { success, data, error } = rowSchema.safeParse(cells);
    if (success) {
      parsed.push({ ...data, row: number });
      continue;
    }
    const bad = columnNames.filter((column) => error.issues.some(({ path }) => path[0] === column));
    for (const column of bad) {
      problems.push({
        row: number,
        column,
        text: cells[column] === undefined ? 'is missing' : forms[column],
      });
    }
    const goodCells = Object.entries(cells).filter(([column]) => !bad.some((name) => name === column));
    const rest = rowSchema.safeParse(Object.fromEntries(goodCells));
    if (rest.success) parsed.push({ ...rest.data, row: number });
  }
  return { parsed, problems };
}
