import { readXml } from './xml-events.ts';

/** How cells of a style show a number: as it is, as a date, or in a form that hides what was typed. */
export type NumberForm = 'plain' | 'date' | 'misleading';

/** What the sheets of an XLSX file share. */
export interface Workbook {
  /** Texts that cells name by their place. */
  readonly texts: readonly string[];
  /** The forms of the styles that cells name by their place. */
  readonly forms: readonly NumberForm[];
  /** The day 0 of its dates, in ms since 1970. */
  readonly dayZero: number;
}

/** Forms that every spreadsheet has without naming them: dates and times, 0.00E+00 and ##0.0E+0. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const BUILT_IN_MISLEADING = [11, 48];

/** Letters of a form that are text: "kg", \k, and in brackets a colour, a currency or a language. */
const FORM_TEXT = /"[^"]*"|\\.|\[[^\]]*\]/g;

/** @param xml of the styles */
export function readForms(xml: string): NumberForm[] {
  const named = new Map<string, NumberForm>();
  const forms: NumberForm[] = [];
  let isInStyles = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'cellXfs') isInStyles = true;
      if (name !== 'numFmt' && !(name === 'xf' && isInStyles)) return;
      const { numFmtId = '0', formatCode = '' } = attributes();
      if (name === 'numFmt') named.set(numFmtId, formOf(formatCode));
      else forms.push(named.get(numFmtId) ?? builtInForm(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return forms;
}

/** Misleading are 1E+12 and, of a form, zeros before a number. */
function formOf(code: string): NumberForm {
  const signs = code.replace(FORM_TEXT, '');
  if (/E[+-]|^0[0#]/i.test(signs)) return 'misleading';
  return /[dmyhs]/i.test(signs) ? 'date' : 'plain';
}

function builtInForm(id: number): NumberForm {
  if (BUILT_IN_MISLEADING.includes(id)) return 'misleading';
  return isBuiltInDate(id) ? 'date' : 'plain';
}

/** @param xml of the shared texts; parts of a text in different type make one text */
export function readTexts(xml: string): string[] {
  const texts: string[] = [];
  const part = textParts();
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('');
      part.open(name);
    },
    close: part.close,
    text(text) {
      if (part.isText()) texts.push((texts.pop() ?? '') + text);
    },
  });
  return texts.map(unescaped);
}

/** Tells what is text of a cell, but for how it is pronounced (rPh). */
export function textParts() {
  let [isText, isPronounced] = [false, false];
  return {
    isText: () => isText && !isPronounced,
    open(name: string): void {
      isText = name === 't';
      if (name === 'rPh') isPronounced = true;
    },
    close(name: string): void {
      isText = false;
      if (name === 'rPh') isPronounced = false;
    },
  };
}

/** XLSX writes letters that XML cannot hold by their number: _x000D_. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * The names of the sheets by their files, in the order of the workbook.
 * @param xml of the workbook
 * @param relations the XML that says in which file each sheet stands
 */
export function readSheetNames(xml: string, relations: string): Map<string, string> {
  const files = new Map<string, string>();
  readXml(relations, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Target: target = '' } = attributes();
      files.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const names = new Map<string, string>();
  readXml(xml, {
    open(name, attributes) {
      if (name !== 'sheet') return;
      const { name: shown = '', ...others } = attributes();
      const [, id = ''] = Object.entries(others).find(([key]) => key.endsWith(':id')) ?? [];
      names.set(files.get(id) ?? '', shown);
    },
  });
  return names;
}

/** @param xml of the workbook. Old spreadsheets of the Mac count days from 1904. */
export function readDayZero(xml: string): number {
  let isFrom1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes()['date1904'] ?? '');
    },
  });
  return isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
}
