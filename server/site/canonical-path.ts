/** Characters that a segment keeps as they are; all others are percent-encoded (RFC 3986, 3.3). */
const KEPT = /%(?:2[46BC]|3[ABD]|40)/g;
/** Most requests: segments of unreserved characters, none of which can be a dot segment. */
const PLAIN = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** The data of the home page, and what the data of a path with a trailing slash end with. */
const HOME_DATA = '/_.data';
/** Slashes and backslashes, which some readers take for separators, and control characters. */
const FORBIDDEN = /[/\\\p{Cc}]/u;

/**
 * The one spelling of a path, which all of the server reads. Two readers that understand a spelling differently would let
 * a private page be taken for a public one. Dot segments are resolved, empty segments and a trailing slash dropped,
 * percent-encoding is needed and in upper case. `/profile/_.data` and `/.data`, in which the router reads the data of
 * `/profile` and `/`, are spelled `/profile.data` and `/_.data`. It begins with one slash, so it is never another host.
 *
 * @param path the path of a request target, as it came
 * @returns null for a path that is none: wrong encoding, hidden separators, control characters
 */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path) && (path === HOME_DATA || !path.endsWith(HOME_DATA))) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    const decoded = decode(segment);
    if (decoded === null || FORBIDDEN.test(decoded)) return null;
    if (decoded === '..') segments.pop();
    else if (decoded !== '' && decoded !== '.') segments.push(encode(decoded));
  }
  const canonical = `/${segments.join('/')}`;
  if (canonical === '/.data' || canonical === HOME_DATA) return HOME_DATA;
  return canonical.endsWith(HOME_DATA) ? `${canonical.slice(0, -HOME_DATA.length)}.data` : canonical;
}

/** The text of a segment; null when its bytes are not UTF-8, or not ASCII as they came. */
function decode(segment: string): string | null {
  if (/[^\x21-\x7e]/.test(segment)) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const encode = (segment: string) => encodeURIComponent(segment).replace(KEPT, decodeURIComponent);
