/** Longest path that is remembered across the login, in characters. */
const LONGEST = 6000;
/** Stands for our own origin while a path is checked; no real shop has it. */
const ORIGIN = 'http://own.invalid';

/**
 * Where a shopper goes after the login: the path in `?next=`, or `fallback`. Only a path of our own origin
 * counts. A scheme, a second slash, a backslash or a control character makes the whole value count as absent,
 * because browsers drop tabs and line ends and read a backslash as a slash. The login page itself counts as
 * absent too. Source: P-ACC-1.
 */
export function nextPath(next: string | null, fallback = '/profile'): string {
  if (next === null || next.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback;
  if (!URL.canParse(next, ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // Dot segments may leave two slashes at the front.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/auth(\/|$)/.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** The path of the login page that returns to `next`. Without a query when a login leads to `next` anyway. */
export function loginPath(next: string): string {
  return next === '/profile' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`;
}
