import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_SECURITY_HEADERS } from '#server/platform/http/security-headers.ts';
import type { Encoding } from './page-cache/cached-page.ts';

/** File types of a build. Other types, and files of other folders, are read from the disk. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** A prepared answer with a file. */
export interface FileAnswer {
  /** Names and values in turn, as Node's `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** The prepared answers of one file. */
export type CachedFile = Readonly<Record<Encoding, FileAnswer>>;

/**
 * Caches the files of a folder with their compressed copies in memory. A build has 1.4 MB of them, and a new
 * visitor asks for a dozen with each page. The answers equal those of the slow path (`registerStaticFiles`)
 * byte for byte.
 *
 * @param prefix start of their addresses, such as '/assets/'
 * @param cacheControl header of all of them
 */
export async function readFiles(
  folder: string,
  { prefix, cacheControl }: { prefix: string; cacheControl: string },
): Promise<ReadonlyMap<string, CachedFile>> {
  const bodies = new Map<string, Buffer>();
  for (const name of await readdir(folder)) bodies.set(name, await readFile(path.join(folder, name)));
  const files = new Map<string, CachedFile>();
  for (const [name, body] of bodies) {
    const type = TYPES[path.extname(name)];
    if (type === undefined) continue;
    const answer = (content: Buffer, ...encoding: string[]): FileAnswer => ({
      headers: [
        ...Object.entries(FILE_SECURITY_HEADERS).flatMap(([header, value]) => [header.toLowerCase(), value]),
        ...['cache-control', cacheControl],
        ...['content-type', type],
        ...['content-length', String(content.length)],
        ...['vary', 'accept-encoding'],
        ...encoding,
      ],
      body: content,
    });
    const plain = answer(body);
    const file = { identity: plain, br: plain, gzip: plain };
    for (const { encoding, ending } of COPIES) {
      const copy = bodies.get(name + ending);
      if (copy) file[encoding] = answer(copy, 'content-encoding', encoding);
    }
    files.set(prefix + name, file);
  }
  return files;
}
