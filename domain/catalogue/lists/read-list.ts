import { cleanLine, cleanNumber, cleanText } from '../../forms/clean-text.ts';
import type { Specification, Variant } from '../product.ts';
import type { DraftChoice, DraftPicture, ProductDraft } from '../product-draft.ts';
import { EMPTY_DRAFT } from '../product-draft.ts';
import { decodeEntities } from './decode-entities.ts';
import { type CellReader, cellReader, type ListRow } from './list-cells.ts';
import { type ColumnMap, LIST_COLUMN_IDS, type ListColumn } from './list-columns.ts';
import { numberText, type WeightUnit, weightText } from './list-numbers.ts';

/** What is wrong with a cell, beside the faults of products. */
export type ListFaultCode =
  | 'doubtful'
  | 'formula'
  | 'not_ours'
  | 'no_column'
  | 'no_such_parent'
  | 'no_such_place'
  | 'yes_or_no'
  | 'pairs'
  | 'no_such_choice'
  | 'choice_twice'
  | 'unclear_weight'
  | 'no_such_status';

/** A fault with its row. */
export interface ListFault {
  row: number;
  column: ListColumn | string;
  code: string;
  /** What stands there; '' for nothing that can be shown. */
  found?: string;
}

type Report = (row: number, column: ListColumn, code: ListFaultCode) => void;

/** What reading a list needs to know of the shop. */
export interface ListContext {
  columns: ColumnMap;
  /** What the column of weights counts. */
  weightUnit: WeightUnit;
  /** The product as it is now; null for a new one. */
  stored: ProductDraft | null;
  /** The subcategory that a text names; null for none. */
  placeOf: (text: string) => string | null;
  /** The subcategory of what names none that is known; '' for none. */
  otherPlace: string;
  /** Pictures of the shop, by their addresses. */
  hasPicture: (address: string) => boolean;
}

/** A product as a list wants it, with the row of each of its choices. */
export interface DraftOfList {
  draft: ProductDraft;
  /** The row in which each choice stands; the first row for those that the list does not name. */
  rowOfChoice: readonly number[];
  faults: ListFault[];
  /** It names photos at addresses of another place, which nobody fetches. */
  hasForeignPhotos: boolean;
  /** The other shop does not sell it now. */
  isInactive: boolean;
}

/**
 * What a product becomes by a list: what the list does not say stays as it is, and a new one has nothing else (P-GOODS-21).
 * @param rows at least one
 */
export function draftOfRows(rows: readonly ListRow[], context: ListContext): DraftOfList {
  const { columns, stored } = context;
  const read = cellReader(columns);
  const faults: ListFault[] = [];
  const report: Report = (row, column, code) => faults.push({ row, column, code });
  reportDoubts(rows, columns, report);
  const firstRow = rows[0]?.number ?? 0;
  const said = (column: ListColumn) => {
    const row = rows.find((one) => read(one, column).trim() !== '');
    return { text: row ? read(row, column) : '', row: row?.number ?? firstRow };
  };
  const begun = stored ?? EMPTY_DRAFT;
  const { whole, parts } = partsOf(rows, columns, report);
  const line = (column: ListColumn, before: string) => cleanLine(said(column).text) || before;
  const variants = variantsOf(parts, { read, stored: begun });
  const choiceRows = whole && parts.length === 0 ? [whole] : parts;
  const { choices, rowOfChoice } = choicesOf(choiceRows, { read, begun, variants, context, report, whole });
  const description = plainText(describedIn(said('description').text, columns)) || begun.description;
  const specifications = specificationsOf(said('specifications'), begun.specifications, report);
  const draft: ProductDraft = {
    name: line('name', begun.name),
    subcategory: placeOf(said('place'), context, report),
    description,
    specifications: [...specifications, ...(whole ? attributesOf(whole, read, variants) : [])],
    pictures: picturesOf(said('photos'), { begun, context, report }),
    length: numberText(line('length', begun.length)),
    width: numberText(line('width', begun.width)),
    height: numberText(line('height', begun.height)),
    isFreeShipping: yesOf(said('freeShipping'), begun.isFreeShipping, () =>
      report(said('freeShipping').row, 'freeShipping', 'yes_or_no'),
    ),
    allowsCod: yesOf(said('cod'), begun.allowsCod, () => report(said('cod').row, 'cod', 'yes_or_no')),
    notReturnable: begun.notReturnable,
    variants,
    choices,
  };
  const hasForeignPhotos = rows.some(
    (row) => addressesOf(read(row, 'photos')).some(isForeign) || isForeign(cleanLine(read(row, 'photo'))),
  );
  return { draft, rowOfChoice, faults, hasForeignPhotos, isInactive: isInactive(said('status'), report) };
}

/** In files whose choices name their product, the row of the product and those of its choices; in others all rows are choices. */
function partsOf(
  rows: readonly ListRow[],
  columns: ColumnMap,
  report: Report,
): { whole: ListRow | null; parts: readonly ListRow[] } {
  if (columns.parent === undefined) return { whole: null, parts: rows };
  const read = cellReader(columns);
  const parts = rows.filter((row) => cleanLine(read(row, 'parent')) !== '');
  const whole = rows.find((row) => !parts.includes(row)) ?? null;
  if (!whole) for (const { number } of parts) report(number, 'parent', 'no_such_parent');
  return { whole, parts };
}

/** What the row of a product says in the columns of its choices' options, but for what its choices differ in. */
function attributesOf(whole: ListRow, read: CellReader, variants: readonly Variant[]): Specification[] {
  return PLACES.flatMap(([variant, option]) => {
    const [key, value] = [cleanLine(read(whole, variant)), cleanLine(read(whole, option))];
    const isVariant = variants.some(({ name }) => name === key);
    return key === '' || value === '' || isVariant ? [] : [{ key, value }];
  });
}

interface Said {
  text: string;
  row: number;
}

/**
 * A spreadsheet's own number or date in a column of texts, where what was typed may have been another one, and formulas
 * without their result; a formula in the place of a photo is an address of another place.
 */
function reportDoubts(rows: readonly ListRow[], columns: ColumnMap, report: Report): void {
  for (const { number, cells } of rows) {
    for (const column of LIST_COLUMN_IDS) {
      const cell = cells[columns[column] ?? -1];
      if (typeof cell !== 'object') continue;
      if (!cell.isFormula) report(number, column, 'doubtful');
      else if (column !== 'photos' && column !== 'photo') report(number, column, 'formula');
    }
  }
}

const PLACES = [
  ['variant1', 'option1'],
  ['variant2', 'option2'],
  ['variant3', 'option3'],
] as const;

/** What Shopify writes for a product without choices. */
const NO_OPTION = 'default title';

const optionOf = (read: CellReader, row: ListRow, column: ListColumn): string => {
  const option = cleanLine(read(row, column));
  return option.toLowerCase() === NO_OPTION ? '' : option;
};

/** The variants of a product: those that it has with the options that the list adds, or those of the list. */
function variantsOf(
  rows: readonly ListRow[],
  { read, stored }: { read: CellReader; stored: ProductDraft },
): Variant[] {
  return PLACES.flatMap(([variant, option], place) => {
    const known = stored.variants[place];
    const named = rows.map((row) => cleanLine(read(row, variant))).find((name) => name !== '');
    const options = rows.flatMap((row) => optionOf(read, row, option) || []);
    const all = [...new Set([...(known?.options ?? []), ...options])];
    return all.length === 0 ? [] : [{ name: known?.name ?? named ?? `Pilihan ${place + 1}`, options: all }];
  });
}

interface ChoiceMeans {
  read: CellReader;
  begun: ProductDraft;
  variants: readonly Variant[];
  context: ListContext;
  report: Report;
  /** The row of the product beside those of its choices. */
  whole: ListRow | null;
}

/** Rows of other shops that only name a further picture say nothing of a choice. */
const CHOICE_COLUMNS = ['price', 'stock', 'weight', 'option1', 'option2', 'option3'] as const;

function choicesOf(
  rows: readonly ListRow[],
  { read, begun, variants, context, report, whole }: ChoiceMeans,
): Pick<DraftOfList, 'rowOfChoice'> & { choices: DraftChoice[] } {
  const choices: DraftChoice[] = context.stored === null ? [] : [...begun.choices];
  const rowOfChoice = choices.map(() => rows[0]?.number ?? 0);
  const keys = choices.map(({ options }) => JSON.stringify(options));
  const said = new Set<number>();
  const weight = whole ? (weightText(read(whole, 'weight'), context.weightUnit) ?? '') : '';
  for (const row of rows) {
    if (CHOICE_COLUMNS.every((column) => read(row, column).trim() === '') && rows.length > 1) continue;
    const options = PLACES.slice(0, variants.length).map(([, option]) => optionOf(read, row, option));
    // A row of the product as a whole says no price of one of its choices.
    const isWhole = variants.length > 0 && options.every((option) => option === '');
    if (
      isWhole &&
      ['price', 'stock', 'weight'].every((column) => read(row, column as ListColumn).trim() === '')
    )
      continue;
    const key = JSON.stringify(options);
    const known = keys.indexOf(key);
    if (isWhole || options.includes('')) {
      report(row.number, 'option1', 'no_such_choice');
      continue;
    }
    const before = choices[known] ?? { options, price: '', stock: '', weight, picture: '', seen: null };
    const choice = choiceOf(row, { read, before, context, report });
    const isOwn = whole !== null && row !== whole;
    const isOff = isOwn && isInactive({ text: read(row, 'status'), row: row.number }, report);
    const place = known < 0 ? choices.length : known;
    if (said.has(place)) report(row.number, 'option1', 'choice_twice');
    said.add(place);
    keys[place] = key;
    // A choice that the other shop does not sell stays one, and is sold out.
    choices[place] = isOff ? Object.assign(choice, { stock: '0' }) : choice;
    rowOfChoice[place] = row.number;
  }
  if (choices.length === 0) {
    choices.push({ options: [], price: '', stock: '', weight: '', picture: '', seen: null });
    rowOfChoice.push(rows[0]?.number ?? 0);
  }
  return { choices, rowOfChoice };
}

function choiceOf(
  row: ListRow,
  {
    read,
    before,
    context,
    report,
  }: Pick<ChoiceMeans, 'read' | 'context' | 'report'> & { before: DraftChoice },
): DraftChoice {
  const typed = (column: ListColumn) => numberText(read(row, column));
  const weight = weightText(read(row, 'weight'), context.weightUnit);
  if (weight === null) report(row.number, 'weight', 'unclear_weight');
  const named = cleanLine(read(row, 'photo'));
  const picture = isForeign(named) ? '' : named;
  const isOurs = picture === '' || context.hasPicture(picture);
  if (!isOurs) report(row.number, 'photo', 'not_ours');
  return {
    options: before.options,
    price: priceOf(before, typed('price'), typed('seenPrice')),
    // One that is unclear is told already.
    weight: (weight ?? '1') || before.weight,
    picture: (isOurs && picture) || before.picture,
    ...stockOf(before, typed('stock'), cleanNumber(read(row, 'seenStock'))),
  };
}

/** The price that a list wants; one that nobody touched in our own file stays what it is by now. */
const priceOf = (before: DraftChoice, typed: string, seen: string): string =>
  typed === '' || typed === seen ? before.price : typed;

/** The stock that a list wants; one that nobody touched in our own file stays what it is by now. */
function stockOf(before: DraftChoice, typed: string, seen: string): Pick<DraftChoice, 'stock' | 'seen'> {
  const { stock, seen: stored } = before;
  if (typed === '' || (stored && seen === typed)) return { stock, seen: stored };
  if (!stored || !SEEN.test(seen)) return { stock: typed, seen: stored };
  return { stock: typed, seen: Object.assign({}, stored, { stock: Number(seen) }) };
}

/** A stock as our own file has it. */
const SEEN = /^\d{1,7}$/;

function placeOf(
  { text, row }: Said,
  { placeOf: find, otherPlace, stored }: ListContext,
  report: Report,
): string {
  const named = cleanLine(text);
  const found = named === '' ? null : find(named);
  if (found !== null) return found;
  const before = stored?.subcategory ?? otherPlace;
  if (before === '') report(row, 'place', 'no_such_place');
  return before;
}

function specificationsOf({ text, row }: Said, before: Specification[], report: Report): Specification[] {
  if (text.trim() === '') return before;
  const pairs = text.split('\n').flatMap(pairsOf);
  const read = pairs.map((pair) => {
    const colon = pair.indexOf(':');
    return {
      key: cleanLine(pair.slice(0, colon)),
      value: cleanLine(pair.slice(colon + 1)),
      isPair: colon > 0,
    };
  });
  if (read.some(({ isPair }) => !isPair)) report(row, 'specifications', 'pairs');
  return read.map(({ key, value }) => ({ key, value }));
}

/** The pairs of a line; a semicolon parts them where each part is a pair. */
function pairsOf(line: string): string[] {
  const parts = line.split(';').flatMap((part) => cleanLine(part) || []);
  return parts.every((part) => part.indexOf(':') > 0) ? parts : [cleanLine(line)];
}

function picturesOf(
  { text, row }: Said,
  { begun, context, report }: { begun: ProductDraft; context: ListContext; report: Report },
): DraftPicture[] {
  const addresses = addressesOf(text).filter((address) => !isForeign(address));
  if (addresses.length === 0) return begun.pictures;
  if (!addresses.every(context.hasPicture)) report(row, 'photos', 'not_ours');
  return addresses.map(
    (address) =>
      begun.pictures.find((picture) => picture.address === address) ?? { address, media: null, text: '' },
  );
}

const addressesOf = (text: string): string[] => [
  ...new Set(text.split('|').flatMap((address) => cleanLine(address) || [])),
];

/** An address of another place, also in a formula; those of our own exports have no host. */
const isForeign = (address: string): boolean => /^(?:=HYPERLINK\(\s*["'])?(?:https?:)?\/\//i.test(address);

const ACTIVE = ['active', 'aktif', 'published', 'live', 'true', '1'];
const INACTIVE = 'draft,draf,archived,arsip,inactive,nonaktif,tidak aktif,unlisted,false,0,-1'.split(',');

function isInactive({ text, row }: Said, report: Report): boolean {
  const word = cleanLine(text).toLowerCase();
  if (word !== '' && !ACTIVE.includes(word) && !INACTIVE.includes(word))
    report(row, 'status', 'no_such_status');
  return INACTIVE.includes(word);
}

const YES = ['ya', 'yes', 'true', '1'];
const NO = ['tidak', 'no', 'false', '0'];

function yesOf({ text }: Said, before: boolean, fault: () => void): boolean {
  const word = cleanLine(text).toLowerCase();
  if (word === '') return before;
  if (!YES.includes(word) && !NO.includes(word)) fault();
  return YES.includes(word);
}

/** Files whose choices name their product write the end of a line as a backslash and an n. */
const describedIn = (written: string, { parent }: ColumnMap): string =>
  parent === undefined ? written : written.replaceAll('\\n', '\n');

/** The text of a description, also of one that another shop wrote as HTML: it is shown as text, whatever is left. */
export function plainText(written: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(written)) return cleanText(written);
  const text = written
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return cleanText(decodeEntities(text).replace(/\n\s*\n\s*\n/g, '\n\n'));
}
