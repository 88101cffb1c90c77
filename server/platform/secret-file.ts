import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The text of a file that only the shop's user may read. Without it a new text is made and stored; simultaneous starts
 * agree on the file that was there first.
 */
export async function secretInFile(file: string, make: () => string | Promise<string>): Promise<string> {
  const found = await readIfThere(file);
  if (found !== null) return found;
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, await make(), { mode: 0o600, flush: true });
  await link(unfinished, file).catch((error: unknown) => {
    if (!isSystemError(error, 'EEXIST')) throw error;
  });
  await rm(unfinished);
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

const isSystemError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
