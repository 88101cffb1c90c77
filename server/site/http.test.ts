import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress } from '#server/platform/http/compress.ts';
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a compressed body decompresses to the same body', () => {
  const body = Buffer.from('halo '.repeat(1000));
  expect(brotliDecompressSync(compress(body, 'br').body)).toEqual(body);
  expect(gunzipSync(compress(body, 'gzip').body)).toEqual(body);
  expect(compress(Buffer.from('halo'), 'br').encoding).toBe('identity');
});

test('the policy lets browsers reach our own origin, and a hosted project when there is one', () => {
  const own = contentSecurityPolicy([]);
  expect(own).toContain("connect-src 'self';");
  expect(own).toContain("img-src 'self' data:;");
  const hosted = contentSecurityPolicy([], 'https://abcd.supabase.co');
  expect(hosted).toContain("connect-src 'self' https://abcd.supabase.co;");
  expect(hosted).toContain("img-src 'self' data: https://abcd.supabase.co;");
  expect(hosted).toContain("script-src 'self';");
});

test('the policy names scripts by their hash and allows no other inline script', () => {
  expect(contentSecurityPolicy(['YQ==', 'Yg=='])).toContain("script-src 'self' 'sha256-YQ==' 'sha256-Yg==';");
});
