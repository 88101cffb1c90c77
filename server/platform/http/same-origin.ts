/** The methods that change nothing, and may therefore be asked from anywhere. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The headers of a request that say where it comes from. */
export interface OriginHeaders {
  'sec-fetch-site'?: string | string[] | undefined;
  origin?: string | string[] | undefined;
}

/**
 * Whether a request may use the cookie of its browser: a safe one always, another only from a page of our own, or
 * somebody else's page could act for our visitor (CSRF). Browsers tell by `Sec-Fetch-Site`, older ones by `Origin`;
 * without either header nobody knows, and the answer is no.
 *
 * @param publicUrl the shop's own origin
 */
export function isFromOwnPage(method: string, headers: OriginHeaders, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === publicUrl : site === 'same-origin';
}
