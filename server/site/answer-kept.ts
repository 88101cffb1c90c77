import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncoding } from '#server/platform/http/compress.ts';
import { bodyOf, type Encoding, type KeptPage } from './page-cache/kept-page.ts';

/**
 * Who may keep a page how long: browsers ask each time and mostly hear 304; a network in front of the shop may answer
 * for five seconds, so that a rush reaches the shop as one request (docs/decisions/0010-page-cache.md).
 */
const HTML_CACHE_CONTROL = 'public, max-age=0, s-maxage=5';
/** For networks that know it (RFC 9213): the next one waits for nobody, and an outage of minutes is not seen. */
const CDN_CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30, stale-if-error=600';

type Headers = (readonly [name: string, value: string])[];

/** Headers that speak of the body, which a 304 does not have. */
const BODY_HEADERS = new Set(['content-type', 'content-encoding']);

/** The headers of an answer with a kept page, in their order; `isOld`: nobody may keep it any longer. */
export function keptHeaders(page: KeptPage, encoding: Encoding, isOld: boolean): Headers {
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

/** The same without what a 304 leaves out (RFC 9110, 15.4.5); the policy stays, for browsers replace the one they have. */
export function notModifiedHeaders(headers: Headers): Headers {
  return headers.filter(([name]) => !BODY_HEADERS.has(name));
}

/** Whether an If-None-Match names the page; a 'Cache-Control: no-cache' beside it does not count. */
export const isKnown = (tags: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': tags }, { etag });

/** Answers with a kept page on the long way, past hooks and logs. */
export function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  isOld: boolean,
): FastifyReply {
  const { encoding, body } = bodyOf(page, acceptedEncoding(request.headers['accept-encoding']));
  const headers = keptHeaders(page, encoding, isOld);
  const isUnchanged = isKnown(request.headers['if-none-match'], page.etag);
  for (const [name, value] of isUnchanged ? notModifiedHeaders(headers) : headers) reply.header(name, value);
  return isUnchanged ? reply.code(304).send() : reply.send(body);
}
