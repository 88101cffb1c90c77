/** Headers of every answer but files. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of files: the others are about documents, and a page has a dozen files. */
export const FILE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The Content-Security-Policy of one page: scripts from our own origin, and inline only those named by their hash, so
 * that the same page can be answered to everybody (CSP level 3, section 2.3.1).
 *
 * @param scripts SHA-256 of the inline scripts that our own renderer wrote, in base64; never of what a page happens to hold
 * @param supabaseUrl origin of a hosted project that the browser talks to and shows pictures of
 * @param providerUrl origin of the payment provider, on the page that turns a card into a token
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  supabaseUrl: string | null = null,
  providerUrl: string | null = null,
): string {
  const project = supabaseUrl === null ? '' : ` ${supabaseUrl}`;
  const provider = providerUrl === null ? '' : ` ${providerUrl}`;
  return [
    "default-src 'self'",
    [`script-src 'self'${provider}`, ...scripts.map((sha256) => `'sha256-${sha256}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${project}${provider}`,
    `img-src 'self' data:${project}`,
    ...(providerUrl === null ? [] : [`frame-src ${providerUrl}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
