import path from 'node:path';
import { IsolatedWorkEnded, runIsolated } from '../isolated.ts';
import type { TableCell, TableSheet } from './read-sheet.ts';

/** Time limit of one file in ms, with the start of its process. */
const TIME_LIMIT_MS = 60_000;

// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./xlsx-worker${path.extname(import.meta.url)}`, import.meta.url);

/** Whether a file may be an XLSX spreadsheet: it is a ZIP archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);

/**
 * The rows of the only sheet of a spreadsheet that has any.
 * @throws Error that says what is wrong with the file
 */
export async function readXlsx(bytes: Uint8Array): Promise<TableCell[][]> {
  const sheets = await readSheets(bytes);
  if (sheets.length > 1)
    throw new Error(
      `${sheets.length} of its sheets have cells, hidden ones counted; leave the one that counts`,
    );
  return sheets[0]?.rows ?? [];
}

/**
 * Each sheet of a spreadsheet that has rows, opened in a process of its own that has a limit of time and memory.
 * @throws Error that says what is wrong with the file
 */
export async function readSheets(bytes: Uint8Array): Promise<TableSheet[]> {
  try {
    return await runIsolated<Uint8Array, TableSheet[]>(WORKER, bytes, TIME_LIMIT_MS);
  } catch (error) {
    if (error instanceof IsolatedWorkEnded) throw new Error('it takes too much time or memory to open');
    throw error;
  }
}
