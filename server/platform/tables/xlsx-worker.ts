import { strFromU8, unzipSync } from 'fflate';
import { answerOnce } from '../isolated.ts';
import { readSheet, type TableSheet } from './read-sheet.ts';
import { readDayZero, readForms, readSheetNames, readTexts } from './workbook.ts';

const MB = 1_000_000;
/** Limits of an XLSX file; a larger table is read as CSV. */
const MOST = { packedMb: 5, unpackedMb: 50, rows: 50_000, columns: 200 };

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const TEXTS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Why a file is not read, for its author. */
class Refusal extends Error {}

async function readSheets(bytes: Uint8Array): Promise<TableSheet[]> {
  try {
    return sheetsOf(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('it is damaged, or of another kind such as ODS; save it as XLSX');
  }
}

/**
 * Each sheet that has rows, in the order of the workbook, each cell as what it shows, without formulas, links and macros.
 * @throws Refusal; Error when it is no XLSX file
 */
function sheetsOf(bytes: Uint8Array): TableSheet[] {
  if (bytes.length > MOST.packedMb * MB) throw new Refusal(`it is larger than ${MOST.packedMb} MB`);
  const files = unpack(bytes);
  const xmlOf = (name: string, otherwise?: string) => {
    const file = files[name];
    if (!file && otherwise === undefined) throw new Error(`There is no ${name}`);
    return file ? strFromU8(file) : (otherwise ?? '');
  };
  const workbook = {
    texts: readTexts(xmlOf(TEXTS, '<sst/>')),
    forms: readForms(xmlOf(STYLES, '<styleSheet/>')),
    dayZero: readDayZero(xmlOf(WORKBOOK)),
  };
  const names = readSheetNames(xmlOf(WORKBOOK), xmlOf(RELATIONS, '<Relationships/>'));
  const order = [...names.keys()];
  return Object.keys(files)
    .filter((file) => SHEET.test(file))
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((file) => ({
      name: names.get(file) ?? '',
      rows: readSheet(xmlOf(file), workbook, checkPlace),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function checkPlace(row: number, column: number): void {
  if (row >= MOST.rows)
    throw new Refusal(`it has more than ${MOST.rows} rows: a cell stands in row ${row + 1}`);
  if (column >= MOST.columns) throw new Refusal(`it has more than ${MOST.columns} columns`);
}

/** The parts that matter, once the size of all is known to be small enough. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize;
      if (size > MOST.unpackedMb * MB)
        throw new Refusal(`it is larger than ${MOST.unpackedMb} MB once unpacked`);
      return [WORKBOOK, RELATIONS, STYLES, TEXTS].includes(name) || SHEET.test(name);
    },
  });
}

await answerOnce(readSheets);
