import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import { brotliOptions } from '../http/compress.ts';
import type { RenderedPage } from '../http/render-page.ts';
import type { PageRecord } from './page-recorder.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Bodies below this many bytes gain nothing by compression. */
const SMALLEST = 1024;
/** About what JavaScript needs beside the bodies, in bytes: for the entry and for each tag. */
const ENTRY_BYTES = 1500;
const TAG_BYTES = 80;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is kept: compressed once, with the headers of all its answers. */
export interface KeptPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Weak, because the encodings of one page share it; conditional requests compare weakly anyway (RFC 9110, 13.1.2). */
  readonly etag: string;
  readonly bodies: { readonly [E in Encoding]?: Buffer };
  /** Length of the page uncompressed, in bytes. */
  readonly length: number;
  readonly record: PageRecord;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/**
 * Compresses a page: brotli 5 and gzip 6. The page itself is not kept beside them, for hardly a browser wants it and
 * four times as many pages fit.
 */
export async function keepPage(page: RenderedPage, record: PageRecord): Promise<KeptPage> {
  const { body, headers } = page;
  const bodies =
    body.length < SMALLEST
      ? { identity: ownCopy(body) }
      : await Promise.all([brotli(body, brotliOptions(5, body.length)), zip(body, { level: 6 })]).then(
          ([br, gz]) => ({ br: ownCopy(br), gzip: ownCopy(gz) }),
        );
  const size = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  const headerBytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies,
    length: body.length,
    record,
    bytes: size + headerBytes + ENTRY_BYTES + record.tags.size * TAG_BYTES,
  };
}

/** The bytes alone: a small buffer is a view into a block that it shares, zlib's of 64 KB, and would keep all of it. */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** The body for a client that takes an encoding; one that takes none gets it unpacked. */
export async function bodyOf(
  page: KeptPage,
  accepted: Encoding,
): Promise<{ encoding: Encoding; body: Buffer }> {
  const { br, identity } = page.bodies;
  if (identity) return { encoding: 'identity', body: identity };
  const kept = page.bodies[accepted];
  if (kept) return { encoding: accepted, body: kept };
  if (!br) throw new Error('A kept page has no body');
  return { encoding: 'identity', body: await unbrotli(br) };
}
