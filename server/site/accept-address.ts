import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApi } from '#server/platform/http/problem.ts';
import { SECURITY_HEADERS } from '#server/platform/http/security-headers.ts';
import { canonicalPath } from './canonical-path.ts';

/** An address that nothing has, in place of one that cannot be read. */
const UNREADABLE = '/alamat-tidak-valid';

/**
 * Makes sure that all later code reads one spelling of an address: another spelling is redirected, and one that cannot be
 * read becomes an address that nothing has.
 *
 * @returns whether to continue with the request
 */
export function acceptAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/', method } = request;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const canonical = canonicalPath(path);
  if (canonical === path) return true;
  if (canonical === null) {
    request.url = (isApi(url) ? '/api' : '') + UNREADABLE;
    return true;
  }
  response.writeHead(movedStatus(method), {
    ...SECURITY_HEADERS,
    ...movedHeaders(canonical + url.slice(path.length)),
  });
  response.end();
  return false;
}

/** A form is posted again to the new address, which 301 would turn into GET. */
export const movedStatus = (method: string | undefined) =>
  method === 'GET' || method === 'HEAD' ? 301 : 308;

/** Nobody keeps the redirect: the address may become a page. @param target path and query */
export const movedHeaders = (target: string) => ({ location: target, 'cache-control': 'no-store' });
