import { isLoopback } from '../settings/env-values.ts';

/** Methods that change nothing, and are therefore allowed from any origin. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers that state the origin of a request. */
export interface OriginHeaders {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | string[] | undefined;
  host?: string | undefined;
}

/**
 * Whether a request may use its cookie. A safe method always may; another only from a page of our own,
 * because another site's page could otherwise act for our visitor (CSRF). Browsers state the origin in
 * `Sec-Fetch-Site`, older ones in `Origin`; without either header the answer is no.
 *
 * @param publicUrl the shop's own origin
 */
export function isFromOwnPage(method: string, headers: OriginHeaders, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === publicUrl || (typeof origin === 'string' && isOwnLoopback(origin, host, publicUrl));
}

/**
 * A shop on this machine has several names: localhost, 127.0.0.1, [::1]. A page is ours under each of
 * them, at the port of `publicUrl`, if it posts to the host that it came from.
 */
function isOwnLoopback(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin) || !isLoopback(origin) || !isLoopback(publicUrl)) return false;
  const [from, own] = [new URL(origin), new URL(publicUrl)];
  return from.protocol === own.protocol && from.port === own.port && from.host === host;
}
