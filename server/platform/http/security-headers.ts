/** Headers of every answer except files. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of files. The other headers concern documents, and a page has a dozen files. */
export const FILE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
};

/** The policy of a page: it allows the scripts whose hashes are given, and no other content to run. */
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
