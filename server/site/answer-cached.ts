import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncoding } from '#server/platform/http/compress.ts';
import { bodyOf, type CachedPage, type Encoding } from './page-cache/cached-page.ts';

/**
 * How long a page may be cached. Browsers revalidate each time and mostly get 304. A CDN may answer for five
 * seconds, so that a rush reaches the shop as one request (docs/decisions/0010-page-cache.md).
 */
const HTML_CACHE_CONTROL = 'public, max-age=0, s-maxage=5';
/**
 * For CDNs that read this header (RFC 9213): revalidation happens in the background, and an outage of minutes
 * stays invisible.
 */
const CDN_CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30, stale-if-error=600';

type Headers = (readonly [name: string, value: string])[];

/** Headers about the body, which a 304 does not have. */
const BODY_HEADERS = new Set(['content-type', 'content-encoding']);

/** The headers of an answer with a cached page, in their order. `isOld`: nobody may cache it any longer. */
export function cachedHeaders(page: CachedPage, encoding: Encoding, isOld: boolean): Headers {
  const isHtml = page.headers.some(
    ([name, value]) => name === 'content-type' && value.startsWith('text/html'),
  );
  return [
    ...page.headers.flatMap(([name, value]): Headers => {
      if (name !== 'cache-control') return [[name, value]];
      if (isOld) return [[name, 'no-store']];
      if (!isHtml) return [[name, value]];
      return [
        [name, HTML_CACHE_CONTROL],
        ['cdn-cache-control', CDN_CACHE_CONTROL],
      ];
    }),
    ['etag', page.etag],
    ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
  ];
}

/**
 * The same without what a 304 leaves out (RFC 9110, 15.4.5). The policy stays, because browsers replace the
 * stored one.
 */
export function notModifiedHeaders(headers: Headers): Headers {
  return headers.filter(([name]) => !BODY_HEADERS.has(name));
}

/** Whether an If-None-Match matches the page; 'Cache-Control: no-cache' beside it is ignored. */
export const isKnown = (tags: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': tags }, { etag });

/** Answers with a cached page on the slow path, through hooks and logs. */
export function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  isOld: boolean,
): FastifyReply {
  const { encoding, body } = bodyOf(page, acceptedEncoding(request.headers['accept-encoding']));
  const headers = cachedHeaders(page, encoding, isOld);
  const isUnchanged = isKnown(request.headers['if-none-match'], page.etag);
  for (const [name, value] of isUnchanged ? notModifiedHeaders(headers) : headers) reply.header(name, value);
  return isUnchanged ? reply.code(304).send() : reply.send(body);
}
