import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (targets: readonly string[], type: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map((target, at) => `<Relationship Id="r${at}" Type="${DOCUMENT}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The parts of an XLSX file, by hand. @param sheets the rows of each sheet, as XML */
export function xlsxParts(sheets: readonly string[]): Record<string, Uint8Array> {
  const names = sheets.map((_, at) => `worksheets/sheet${at}.xml`);
  const parts = {
    '_rels/.rels': relationships(['xl/workbook.xml'], 'officeDocument'),
    'xl/_rels/workbook.xml.rels': relationships(names, 'worksheet'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets
      .map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="11"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
}

export const xlsxFile = (...sheets: string[]): Uint8Array => zipSync(xlsxParts(sheets));

/** A cell of text. @param place such as B3 */
export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
