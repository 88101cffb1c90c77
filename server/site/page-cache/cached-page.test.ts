import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, cachePage } from './cached-page.ts';

const RECORD = { tags: new Set<never>(), validUntil: 0, isKeptOut: false };
const keep = (text: string) =>
  cachePage({ status: 200, headers: [['content-type', 'text/html']], body: Buffer.from(text) }, RECORD);

/** Text about as repetitive as a page. */
const TEXT = Array.from({ length: 900 }, (_, at) => `<li class="p-3">Produk ${(at * 7919) % 1000}</li>`).join(
  '',
);

test('a cached page is brotli; gzip is made on first request, within the room reserved for it', () => {
  const page = keep(TEXT);
  expect(Object.keys(page.bodies)).toEqual(['br']);
  expect(brotliDecompressSync(bodyOf(page, 'br').body).toString()).toBe(TEXT);
  const { encoding, body } = bodyOf(page, 'gzip');
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', TEXT]);
  expect(bodyOf(page, 'gzip').body).toBe(body);
  expect(page.bytes).toBeGreaterThan((page.bodies.br?.length ?? 0) + body.length);
  expect(bodyOf(page, 'identity')).toEqual({ encoding: 'identity', body: Buffer.from(TEXT) });
});

test('a cached page is decompressed once for many clients without compression, within the memory for that', () => {
  const page = keep(TEXT);
  const { body } = bodyOf(page, 'identity');
  expect(bodyOf(page, 'identity').body).toBe(body);
  for (let nth = 0; nth < 9; nth += 1) bodyOf(keep('x'.repeat(2 ** 20)), 'identity');
  expect(bodyOf(page, 'identity').body).not.toBe(body);
});

test('a page of a few words is cached uncompressed', () => {
  const page = keep('Halo');
  for (const accepted of ['br', 'gzip', 'identity'] as const) {
    expect(bodyOf(page, accepted)).toEqual({ encoding: 'identity', body: Buffer.from('Halo') });
  }
});
