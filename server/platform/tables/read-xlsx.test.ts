import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';
import { textCell, xlsxFile, xlsxParts } from './xlsx.builder.ts';

/** Files that openpyxl 3.1.5 wrote. */
const EXAMPLES = path.join(import.meta.dirname, 'examples');
const COLUMNS = ['id', 'name', 'original_price', 'note', 'day'];

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lkp-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

async function read(file: string, dates: readonly string[] = []) {
  try {
    return await readTable({ file, columns: COLUMNS, required: ['id'], dates });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

async function readBytes(bytes: Uint8Array, dates: readonly string[] = []) {
  const file = path.join(folder, 'table.xlsx');
  await fs.writeFile(file, bytes);
  return read(file, dates);
}

const HEADING = `<row r="1">${textCell('A1', 'id')}${textCell('B1', 'day')}</row>`;
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;

describe('a spreadsheet of another program', () => {
  it('is read as it shows: texts with their zeros, numbers without their form, rows by their number', async () => {
    expect(await read(path.join(EXAMPLES, 'other-tool.xlsx'))).toEqual([
      { number: 2, cells: { id: '1', name: 'Kopi & Teh <panas>', original_price: '189000', note: '0811' } },
      { number: 3, cells: { id: '2', name: 'Gula', original_price: '1500', note: 'true' } },
      { number: 5, cells: { id: '4', name: '=Sate', note: '8991002103283456' } },
      { number: 6, cells: { id: '5', name: 'Rujak', original_price: '100000', note: 'baris 1\nbaris 2' } },
    ]);
  });

  it('is refused with the place of each cell that shows something else than was typed, or nothing', async () => {
    expect(await read(path.join(EXAMPLES, 'doubtful.xlsx'), ['day'])).toEqual([
      expect.stringMatching(/^Row 2, column original_price: has a formula without its result;/),
      'Row 3, column name: has the error #DIV/0!.',
      expect.stringMatching(/^Row 3, column original_price: "8991002103283456" is a number or a date /),
      expect.stringMatching(/^Row 3, column note: "1000000000000" is a number or a date /),
      expect.stringMatching(/^Row 4, column original_price: "811" is a number or a date /),
      expect.stringMatching(/^Row 4, column note: "2026-01-02" is a number or a date /),
      expect.stringMatching(/^Nothing was imported: 6 problem/),
    ]);
  });
});

it('a date is one where the column holds dates, and doubtful elsewhere', async () => {
  const file = xlsxFile(HEADING + row(2, '<c r="A2"><v>1.0</v></c><c r="B2" s="1"><v>46455</v></c>'));
  expect(await readBytes(file, ['day'])).toEqual([{ number: 2, cells: { id: '1', day: '2027-03-09' } }]);
  expect(await readBytes(file)).toEqual([
    expect.stringMatching(/^Row 2, column day: "2027-03-09" is /),
    expect.stringMatching(/^Nothing/),
  ]);
});

it('a formula is what it gave when the file was saved', async () => {
  const file = xlsxFile(HEADING + row(2, '<c r="A2"><f>3+4</f><v>7</v></c>'));
  expect(await readBytes(file)).toEqual([{ number: 2, cells: { id: '7' } }]);
});

it('a text in several types is one, without how it is pronounced, and with its letters by number', async () => {
  const runs = '<r><t>Kopi</t></r><rPh sb="0" eb="1"><t>kopi</t></rPh><r><rPr/><t> &amp;_x0041_</t></r>';
  const file = xlsxFile(
    `${row(1, textCell('A1', 'id'))}${row(2, `<c r="A2" t="inlineStr"><is>${runs}</is></c>`)}`,
  );
  expect(await readBytes(file)).toEqual([{ number: 2, cells: { id: 'Kopi &A' } }]);
});

it('a million empty rows are none', async () => {
  const empty = Array.from({ length: 1_048_573 }, (_, at) => `<row r="${at + 4}"/>`).join('');
  const file = xlsxFile(HEADING + row(3, '<c r="A3"><v>1</v></c>') + empty);
  expect(await readBytes(file)).toEqual([{ number: 3, cells: { id: '1' } }]);
});

/** A file whose sheet says that it is smaller than it is. */
function lyingFile(): Uint8Array {
  const file = Buffer.from(xlsxFile(HEADING + ' '.repeat(60_000_000)));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(
    new TextDecoder().decode(xlsxParts([HEADING])['xl/worksheets/sheet0.xml']).length + 60_000_000,
  );
  for (let at = file.indexOf(size); at >= 0; at = file.indexOf(size)) file.writeUInt32LE(1000, at);
  return file;
}

describe('a spreadsheet is refused', () => {
  const cell = (place: string) => `<c r="${place}"><v>1</v></c>`;
  it.each<[string, () => Uint8Array, RegExp]>([
    [
      'with cells in two sheets',
      () => xlsxFile(HEADING, '', row(1, cell('A1'))),
      /: 2 of its sheets have cells/,
    ],
    [
      'with a cell far below',
      () => xlsxFile(HEADING + row(1_048_576, cell('A1048576'))),
      /more than 50000 rows: a cell stands in row 1048576/,
    ],
    ['with a cell far to the right', () => xlsxFile(HEADING + row(2, cell('XFD2'))), /more than 200 columns/],
    ['with a row that no sheet has', () => xlsxFile(HEADING + row(2, cell('A99999999999'))), /it is damaged/],
    [
      'that grows too large',
      () => xlsxFile(HEADING + ' '.repeat(60_000_000)),
      /larger than 50 MB once unpacked/,
    ],
    ['that hides its size', lyingFile, /it is damaged/],
    ['that is too large', () => zipSync({ a: new Uint8Array(5_000_001) }, { level: 0 }), /larger than 5 MB/],
    [
      'that was cut',
      () => xlsxFile(HEADING).subarray(0, 700),
      /it is damaged, or of another kind such as ODS/,
    ],
    ['of another kind', () => zipSync({ 'content.xml': strToU8('<a/>') }), /of another kind such as ODS/],
    [
      'with a cell without a heading',
      () => xlsxFile(HEADING + row(2, cell('A2') + cell('D2'))),
      /^Row 2, column 4: has a cell, but no heading/,
    ],
  ])('%s', async (_, file, sentence) =>
    expect((await readBytes(file()))[0]).toEqual(expect.stringMatching(sentence)),
  );
});

const NAMES_OF_OBJECTS = ['toString', '__proto__', 'constructor', 'hasOwnProperty'];

it('what is written is read back, whatever texts the shop has stored', async () => {
  const file = path.join(folder, 'written.xlsx');
  const hostile = fc.string({ unit: fc.constantFrom(...`'=+-@_x0041_E.,/;"&<ab\uFFFD`) });
  const texts = fc.array(
    fc.oneof(hostile, fc.constantFrom(...NAMES_OF_OBJECTS), fc.string({ unit: 'grapheme' })),
    {
      minLength: 200,
      maxLength: 300,
    },
  );
  await fc.assert(
    fc.asyncProperty(texts, async (typed) => {
      const names = typed.map(cleanLine);
      await writeTable(
        file,
        ['id', 'name'],
        names.map((name, at) => [at, name]),
      );
      const rows = await readTable({ file, columns: COLUMNS, required: ['id'] });
      expect(rows.map(({ cells }) => cells['name'] ?? '')).toEqual(names);
    }),
    { numRuns: 3 },
  );
});

it('a table too long for a spreadsheet is not written, and leaves no file', async () => {
  const file = path.join(folder, 'long.xlsx');
  const rows = Array.from({ length: 50_000 }, (_, at) => [at]);
  await expect(writeTable(file, ['id'], rows)).rejects.toThrow(/50000 rows of a table; write a CSV file/);
  expect((await fs.readdir(folder)).filter((name) => name.startsWith('long'))).toEqual([]);
});
