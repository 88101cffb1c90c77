import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** What a client may have cached. */
interface Version {
  /** With its quotes. */
  etag: string;
  updatedAt: Date;
}

/** HTTP dates have whole seconds. */
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * Whether the client's copy is still valid. 'Cache-Control: no-cache' is ignored: with a condition, as
 * `fetch` sends it, it asks for revalidation.
 */
export function isNotModified(headers: IncomingHttpHeaders, { etag, updatedAt }: Version): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  const conditions = { 'if-none-match': tags, 'if-modified-since': since };
  return fresh(conditions, { etag, 'last-modified': updatedAt.toUTCString() });
}

/** The requested bytes, both ends included. */
export type WantedRange = { start: number; end: number } | 'whole' | 'unsatisfiable';

/** The one range that a request asks for (RFC 9110, 14.2); several ranges or an unknown unit get the whole. */
export function wantedRange(headers: IncomingHttpHeaders, version: Version & { size: number }): WantedRange {
  const { etag, updatedAt, size } = version;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '');
  const condition = headers['if-range']?.toString();
  const isStale =
    condition !== undefined && condition !== etag && secondsOf(new Date(condition)) !== secondsOf(updatedAt);
  if (!match || isStale) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
