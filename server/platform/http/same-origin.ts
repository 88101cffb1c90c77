/** Methods that change nothing, and are therefore allowed from any origin. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers that state the origin of a request. */
export interface OriginHeaders {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | string[] | undefined;
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
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
}
