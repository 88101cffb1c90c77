import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` file beside every text file of the client build, once and at the highest level,
 * so that the server never compresses a file on request.
 */

const CLIENT = path.resolve(import.meta.dirname, '../build/client');
const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Bodies below this many bytes gain nothing by compression. */
const SMALLEST = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
