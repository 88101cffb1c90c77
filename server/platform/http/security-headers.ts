import { hash } from 'node:crypto';

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

/** Inline scripts of a page: every script element without a `src`, with its attributes. */
const INLINE_SCRIPT = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;
/** Attributes of what browsers do not run, such as JSON-LD: it needs no permission (HTML, 'data block'). */
const DATA_BLOCK = /\stype="(?!module"|importmap"|speculationrules"|text\/javascript")[^"]+"/;

/**
 * The Content-Security-Policy of one page: scripts from our own origin, and inline only those that the page has,
 * each named by its hash, so that the same page can be answered to everybody (CSP level 3, section 2.3.1).
 *
 * @param supabaseUrl origin of a hosted project that the browser talks to and shows pictures of
 */
export function contentSecurityPolicy(html: string, supabaseUrl: string | null = null): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_BLOCK.test(attributes),
  );
  const hashes = scripts.map(([, , script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const project = supabaseUrl === null ? '' : ` ${supabaseUrl}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${project}`,
    `img-src 'self' data:${project}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
