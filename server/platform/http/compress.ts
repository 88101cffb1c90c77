import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bodies below this many bytes gain nothing by compression. */
const SMALLEST = 1024;

/** The best encoding that a request accepts among those we support; `identity` when it accepts none. */
export function acceptedEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Brotli for a body of known length. The window holds all of it; a larger one would only take memory. */
export function brotliOptions(quality: number, length: number): BrotliOptions {
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: window,
    },
  };
}

/**
 * Compresses a rendered body for one request. The levels favour speed, because the result is used once. It
 * runs in this thread: handing a page to another one takes longer (docs/decisions/0003-http.md).
 */
export function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
): { body: Buffer; encoding: 'br' | 'gzip' | 'identity' } {
  const encoding = body.length < SMALLEST ? 'identity' : acceptedEncoding(acceptEncoding);
  if (encoding === 'br') return { encoding, body: brotliCompressSync(body, brotliOptions(2, body.length)) };
  if (encoding === 'gzip') return { encoding, body: gzipSync(body, { level: 4 }) };
  return { encoding, body };
}
