import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../settings/settings-error.ts';
import { readTable } from './read-table.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, 'table.csv');
  fs.writeFileSync(file, content);
  try {
    return await readTable({ file, columns: ['id', 'name', 'original_price'], required: ['id'] });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const row = (number: number, cells: object) => ({ number, cells });
const KOPI = [row(2, { id: '1', name: 'Kopi' })];
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a table', () => {
  it.each<[string, string | Buffer]>([
    ['commas', 'id,name\n1,Kopi\n'],
    ['semicolons', 'id;name\r\n1;Kopi\r\n'],
    ['tabs', 'id\tname\n1\tKopi\n'],
    ['a byte order mark', '\ufeffid,name\n1,Kopi\n'],
    ['a first line that names the separator', 'sep=;\r\nid;name\r\n1;Kopi\r\n'],
    ['that line behind a byte order mark', '\ufeffsep=\t\nid\tname\n1\tKopi\n'],
    ['an empty last column', 'id,name,\n1,Kopi,\n'],
    ['several empty columns at the end, here and there', 'id;name;;;\n1;Kopi\n;;;;\n'],
    ['UTF-16 as spreadsheets write it', utf16('id\tname\r\n1\tKopi\r\n')],
    ['UTF-16 the other way round', utf16('id\tname\r\n1\tKopi\r\n').swap16()],
    ['capitals and blanks in the heading', ' ID , Name\n 1 , Kopi \n'],
    ['what nobody sees in the heading', '\u200bid,na\u202ame\u00a0\n1,Kopi\n'],
    ['no line end', 'id,name\n1,Kopi'],
  ])('is understood with %s', async (_, content) => expect(await read(content)).toEqual(KOPI));

  it('knows a column in other spellings, and takes the shop’s own apostrophes away', async () => {
    expect(await read("id,Original Price,name\n1,5000,'=Kopi\n2,,''Teh\n")).toEqual([
      row(2, { id: '1', original_price: '5000', name: '=Kopi' }),
      row(3, { id: '2', name: "'Teh" }),
    ]);
  });

  it('counts rows as a spreadsheet does, with empty ones and with line ends in cells', async () => {
    expect(await read('id,name\n1,"a\nb"\n\n,,\n2,c\n')).toEqual([
      row(2, { id: '1', name: 'a\nb' }),
      row(5, { id: '2', name: 'c' }),
    ]);
  });

  it.each<[string, string | Buffer, RegExp[]]>([
    ['a heading twice', 'id,name,name\n1,a,b\n', [/^Row 1: the columns 2 and 3 are both name; /]],
    [
      'a heading in two spellings',
      'id,Original Price,original-price\n1,5,6\n',
      [/columns 2 and 3 are both original_price/],
    ],
    ['a heading twice to the eye', 'id,name,name\u200b\n1,a,b\n', [/columns 2 and 3 are both name/]],
    ['a zero byte in the heading', 'id,na\0me\n1,a\n', [/^Row 1, column 2: has a zero byte/, /^Nothing/]],
    ['a heading in two cases', 'id,ID\n1,2\n', [/columns 1 and 2 are both id/]],
    [
      'a cell beyond the headings',
      'id,name\n1,Kopi\n2,Teh,panas\n',
      [/^Row 3, column 3: has a cell, but no heading\.$/, /^Nothing was imported/],
    ],
    [
      'a cell under an empty heading',
      'id,,name\n1,x,Kopi\n',
      [/^Row 2, column 2: has a cell, but no heading\.$/, /^Nothing/],
    ],
    [
      'a number that a spreadsheet has shortened',
      'id,name\n1,1E+12\n',
      [/^Row 2, column name: "1E\+12" is a number or a date /, /^Nothing/],
    ],
    [
      'a date that was something else',
      'id,name\n1,Kopi\n2,01/02/2026\n3,2-Jan\n',
      [/^Row 3, column name: "01\/02\/2026" is /, /^Row 4, column name: "2-Jan" is /, /^Nothing/],
    ],
    ['a zero byte', 'id,name\n1,Ko\0pi\n', [/^Row 2, column name: has a zero byte/, /^Nothing/]],
    ['no column id', 'name\nKopi\n', [/has no column id/]],
    ['unknown columns', 'id,prize,Warna\n1,2,3\n', [/does not know \(prize, warna\)/]],
    ['broken quotes', 'id,name\n1,"Kopi\n', [/is not valid CSV: .*line 2/]],
    [
      'Windows-1252',
      Buffer.from('id,name\n1,Kopi\n2,Caf\xe9\n', 'latin1'),
      [/: line 3 is not UTF-8 text but probably Windows-1252; save it as XLSX or "CSV UTF-8"/],
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('id,name\n1,Kopi\n', 'utf16le'),
      [/is UTF-16 without a byte order mark/],
    ],
    ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x00]), [/is not whole UTF-16 text/]],
    [
      'an old spreadsheet',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      [/is an XLS spreadsheet, or one with a password; save it as XLSX or "CSV UTF-8"/],
    ],
    ['nothing', '', [/has no column id/]],
  ])('is refused with %s, by its place', async (_, content, sentences) =>
    expect(await read(content)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence))),
  );
});
