import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOptions } from '#server/platform/http/compress.ts';
import type { RenderedPage } from '../render/render-page.ts';
import type { PageRecord } from './page-recorder.ts';

/** Bodies below this many bytes gain nothing by compression. */
const SMALLEST = 1024;
/** About what JavaScript needs beside the bodies, in bytes: for the entry and for each tag. */
const ENTRY_BYTES = 1500;
const TAG_BYTES = 80;
/** How much the gzip of a page takes at most beside its brotli; room for it is reckoned in before anybody asks. */
const GZIP_SHARE = 1.3;
/** Memory for unpacked copies of all pages together, in bytes: about a hundred pages. */
const PLAIN_BYTES = 8 * 2 ** 20;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is kept: compressed once, with the headers of all its answers. */
export interface KeptPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Weak, because the encodings of one page share it; conditional requests compare weakly anyway (RFC 9110, 13.1.2). */
  readonly etag: string;
  readonly bodies: { readonly br?: Buffer; gzip?: Buffer; readonly identity?: Buffer };
  /** Length of the page uncompressed, in bytes. */
  readonly length: number;
  readonly record: PageRecord;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/**
 * Compresses a page with brotli 8. The page itself is not kept beside it, for hardly a browser wants it and four times
 * as many pages fit; gzip is made when a client first asks for it.
 */
export function keepPage(page: RenderedPage, record: PageRecord): KeptPage {
  const { body, headers } = page;
  const isSmall = body.length < SMALLEST;
  const compressed = isSmall ? body : brotliCompressSync(body, brotliOptions(8, body.length));
  const only = ownCopy(compressed);
  const headerBytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: isSmall ? { identity: only } : { br: only },
    length: body.length,
    record,
    bytes:
      only.length * (isSmall ? 1 : 1 + GZIP_SHARE) + headerBytes + ENTRY_BYTES + record.tags.size * TAG_BYTES,
  };
}

/** The bytes alone: a small buffer is a view into a block that it shares, zlib's of 64 KB, and would keep all of it. */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/**
 * Unpacked copies for clients that take no encoding, such as simple programs: those asked for lately, because to unpack
 * a page costs more than all the rest of its answer.
 */
const plainBodies = new LRUCache<KeptPage, Buffer>({
  maxSize: PLAIN_BYTES,
  sizeCalculation: ({ length }) => length,
});

function plainBody(page: KeptPage): Buffer {
  const known = plainBodies.get(page);
  if (known) return known;
  if (!page.bodies.br) throw new Error('A kept page has no body');
  const body = brotliDecompressSync(page.bodies.br);
  plainBodies.set(page, body);
  return body;
}

/** The body for a client that takes an encoding, which is kept from then on; one that takes none gets an unpacked copy. */
export function bodyOf(page: KeptPage, accepted: Encoding): { encoding: Encoding; body: Buffer } {
  const { bodies } = page;
  if (bodies.identity) return { encoding: 'identity', body: bodies.identity };
  const kept = bodies[accepted];
  if (kept) return { encoding: accepted, body: kept };
  const plain = plainBody(page);
  if (accepted === 'identity') return { encoding: accepted, body: plain };
  bodies.gzip = ownCopy(gzipSync(plain, { level: 6 }));
  return { encoding: 'gzip', body: bodies.gzip };
}
