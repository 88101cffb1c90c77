/** Longest address that is kept for after the login, in characters. */
const LONGEST = 1000;
/** Stands for our own origin while an address is judged; no shop has it. */
const ORIGIN = 'http://own.invalid';

/**
 * Where a shopper goes after the login: the path that `?next=` names, or `fallback`.
 * Only a path of our own origin counts. A scheme, a second slash, a backslash or a control character (browsers drop
 * tabs and line ends and read a backslash as a slash) makes the whole value count as absent, and so does the login
 * page itself.
 * Source: P-ACC-1.
 */
export function nextPath(next: string | null, fallback = '/profile'): string {
  if (next === null || next.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  if (!URL.canParse(next, ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // Dot segments may leave two slashes at the front.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/auth(\/|$)/.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** The login page that leads back to a path; the bare page when that is where a login leads anyway. */
export function loginPath(next: string): string {
  return next === '/profile' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`;
}
