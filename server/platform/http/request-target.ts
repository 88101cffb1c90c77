import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Normalises the target of a request to a path with its query (RFC 9112, 3.2), the form that all later code
 * expects. An absolute target, as clients send it to a proxy, becomes its path, and its host replaces the
 * Host header. Answers `OPTIONS *`, invalid targets and a second Host header by itself: a proxy may have read the
 * other one.
 *
 * @returns whether to continue with the request
 */
export function acceptTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (hostsOf(request) > 1) return refuse(response);
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
  return refuse(response);
}

/** How many Host headers came; Node keeps the first alone. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

function refuse(response: ServerResponse): false {
  response.writeHead(400, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Bad Request\n');
  return false;
}
