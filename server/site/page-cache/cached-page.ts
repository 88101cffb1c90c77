import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOptions } from '#server/platform/http/compress.ts';
import type { RenderedPage } from '../render/render-page.ts';
import type { PageRecord } from './page-recorder.ts';

/** Bodies below this many bytes gain nothing by compression. */
const SMALLEST = 1024;
/** Approximate memory of JavaScript objects besides the bodies, in bytes: for the entry and for each tag. */
const ENTRY_BYTES = 1500;
const TAG_BYTES = 80;
/** Upper bound of a page's gzip size relative to its brotli size; room for it is reserved from the start. */
const GZIP_SHARE = 1.3;
/** Memory for decompressed copies of all pages together, in bytes: about a hundred pages. */
const PLAIN_BYTES = 8 * 2 ** 20;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A cached page: compressed once, with the headers of all its answers. */
export interface CachedPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /**
   * Weak, because all encodings of a page share it. Conditional requests compare weakly anyway (RFC 9110,
   * 13.1.2).
   */
  readonly etag: string;
  readonly bodies: { readonly br?: Buffer; gzip?: Buffer; readonly identity?: Buffer };
  /** Length of the page uncompressed, in bytes. */
  readonly length: number;
  readonly record: PageRecord;
  /** Approximate memory, in bytes. */
  readonly bytes: number;
}

/**
 * Compresses a page with brotli 8. The uncompressed page is dropped: hardly a browser asks for it, and four
 * times as many pages fit. gzip is made when a client first asks for it.
 */
export function cachePage(page: RenderedPage, record: PageRecord): CachedPage {
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

/**
 * A copy of just these bytes. A small buffer is a view into a shared block, such as zlib's 64 KB, and would
 * retain all of it.
 */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/**
 * Decompressed copies for clients without compression, such as simple programs. Cached because decompressing
 * costs more than the rest of the answer.
 */
const plainBodies = new LRUCache<CachedPage, Buffer>({
  maxSize: PLAIN_BYTES,
  sizeCalculation: ({ length }) => length,
});

function plainBody(page: CachedPage): Buffer {
  const known = plainBodies.get(page);
  if (known) return known;
  if (!page.bodies.br) throw new Error('A cached page has no body');
  const body = brotliDecompressSync(page.bodies.br);
  plainBodies.set(page, body);
  return body;
}

/**
 * The body for a client's encoding, cached from then on; for a client without compression a decompressed
 * copy.
 */
export function bodyOf(page: CachedPage, accepted: Encoding): { encoding: Encoding; body: Buffer } {
  const { bodies } = page;
  if (bodies.identity) return { encoding: 'identity', body: bodies.identity };
  const cached = bodies[accepted];
  if (cached) return { encoding: accepted, body: cached };
  const plain = plainBody(page);
  if (accepted === 'identity') return { encoding: accepted, body: plain };
  bodies.gzip = ownCopy(gzipSync(plain, { level: 6 }));
  return { encoding: 'gzip', body: bodies.gzip };
}
