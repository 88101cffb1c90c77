import { isUtf8 } from 'node:buffer';

/** The beginnings of files that are no text. */
const BINARY: readonly [name: string, bytes: readonly number[]][] = [
  ['an XLSX or ODS spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['an XLS spreadsheet, or one with a password', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
];

const SAVE = 'save it as XLSX or "CSV UTF-8"';

/** A file that is no text from one of its lines on. */
export class NoText extends Error {
  /** From 1 on. */
  readonly line: number;

  constructor(line: number) {
    super(`line ${line} is not UTF-8 text but probably Windows-1252; ${SAVE}`);
    this.line = line;
  }
}

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark. Others are not guessed, because a wrong guess changes
 * letters without a word.
 * @throws NoText; Error that says what the file is instead
 */
export function decodeText(bytes: Buffer): string {
  const kind = BINARY.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  if (kind) throw new Error(`it is ${kind}; ${SAVE}`);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', bytes);
  if (first === 0 || second === 0) throw new Error(`it is UTF-16 without a byte order mark; ${SAVE}`);
  return decoded('utf-8', bytes);
}

function decoded(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new Error(`it is not whole UTF-16 text; ${SAVE}`);
    throw new NoText(firstBadLine(bytes));
  }
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
