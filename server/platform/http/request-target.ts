import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Normalises the target of a request to a path with its query (RFC 9112, 3.2), the form that all later code
 * expects. An absolute target, as clients send it to a proxy, becomes its path, and its host replaces the
 * Host header. Answers `OPTIONS *` and invalid targets by itself.
 *
 * @returns whether to continue with the request
 */
export function acceptTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (url.startsWith('/')) return true;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  if (absolute) {
    request.url = absolute.pathname + absolute.search;
    request.headers.host = absolute.host;
    return true;
  }
  if (method === 'OPTIONS' && url === '*') {
    response.writeHead(204).end();
    return false;
  }
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Bad Request\n');
  return false;
}
