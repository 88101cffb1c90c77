import { z } from 'zod';
import type { Problem } from '#server/platform/tables/problems.ts';
import {
  line,
  list,
  phone,
  pictureName,
  postalCode,
  slug,
  specification,
  text,
  variant,
  wholeNumber,
  yesOrNo,
} from './cells.ts';

/** One row of the file, before any check. Empty cells are left out. */
export interface RawRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** Longest side of a parcel, in centimetres. */
const LONGEST_SIDE = 1000;

const rowSchema = z.object({
  id: wholeNumber(1),
  /** Filled in the row of one choice, below the product's own row. */
  options: list(',', line(60)).optional(),
  name: line(200).optional(),
  price: wholeNumber(1).optional(),
  original_price: wholeNumber(1).optional(),
  stock: wholeNumber(0).optional(),
  stock_seen: wholeNumber(0).optional(),
  category: slug.optional(),
  subcategory: slug.optional(),
  seller: line(100).optional(),
  pickup_contact: line(60).optional(),
  pickup_phone: phone.optional(),
  pickup_address: line(200).optional(),
  pickup_postal_code: postalCode.optional(),
  short_description: line(300).optional(),
  description: text(10_000).optional(),
  weight_grams: wholeNumber(1).optional(),
  length_cm: wholeNumber(1, LONGEST_SIDE).optional(),
  width_cm: wholeNumber(1, LONGEST_SIDE).optional(),
  height_cm: wholeNumber(1, LONGEST_SIDE).optional(),
  location: line(100).optional(),
  free_shipping: yesOrNo.optional(),
  image: list('|', pictureName).optional(),
  specifications: list(';', specification).optional(),
  variants: list(';', variant).optional(),
  tags: list('|', slug).optional(),
});

const centimetres = `must be a whole number of centimetres from 1 to ${LONGEST_SIDE}`;
const pieces = 'must be a whole number of pieces, written with digits only';

/** The expected form of each cell, for messages about invalid ones. */
const forms: Record<keyof typeof rowSchema.shape, string> = {
  id: 'must be a whole number of at least 1, written with digits only',
  options: 'must be one option of each variant, such as "Hitam, 256 GB"',
  name: 'must be text of at most 200 characters',
  price: 'must be a whole number of Rupiah of at least 1, written with digits only',
  original_price: 'must be a whole number of Rupiah of at least 1, written with digits only',
  stock: pieces,
  stock_seen: pieces,
  category: 'must be a slug, such as fashion',
  subcategory: 'must be a slug, such as pakaian-pria',
  seller: 'must be text of at most 100 characters',
  pickup_contact: 'must be text of at most 60 characters',
  pickup_phone: 'must be a telephone number that begins with 0 or +, such as +62 21 5550 0123',
  pickup_address: 'must be text of at most 200 characters',
  pickup_postal_code: 'must be a postal code of five digits',
  short_description: 'must be text of at most 300 characters',
  description: 'must be text of at most 10000 characters',
  weight_grams: 'must be a whole number of grams of at least 1, written with digits only',
  length_cm: centimetres,
  width_cm: centimetres,
  height_cm: centimetres,
  location: 'must be text of at most 100 characters',
  free_shipping: 'must be yes or no',
  image: 'must be names of files in the pictures folder separated by |, without folders',
  specifications: 'must be written like "Garansi: 12 Bulan; Bahan: Katun"',
  variants: 'must be written like "Ukuran: S, M, L; Warna: Hitam, Putih", each option once',
  tags: 'must be slugs of tags separated by |, such as cod|hemat',
};

/** Why a number with a dot or a comma is not taken: it means different things in different spreadsheets. */
const doubtAbout = (cell: unknown): string =>
  typeof cell === 'string' && /^\d{1,3}([.,]\d{3})+$/.test(cell)
    ? `: "${cell}" may be ${cell.replace(/[.,].*/, '')} or ${cell.replace(/[.,]/g, '')}`
    : '';

/**
 * One product of the file, or one choice of it. Each cell was checked by itself; missing cells are absent.
 */
export type ImportRow = z.output<typeof rowSchema> & { readonly row: number };

export type ColumnName = keyof typeof rowSchema.shape;

export const columnNames = rowSchema.keyof().options;

/**
 * Checks every cell of every row and collects all problems. A row with invalid cells is returned without
 * them, so that later checks can report its other problems.
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
        text: cells[column] === undefined ? 'is missing' : forms[column] + doubtAbout(cells[column]),
      });
    }
    const goodCells = Object.entries(cells).filter(([column]) => !bad.some((name) => name === column));
    const rest = rowSchema.safeParse(Object.fromEntries(goodCells));
    if (rest.success) parsed.push({ ...rest.data, row: number });
  }
  return { parsed, problems };
}
