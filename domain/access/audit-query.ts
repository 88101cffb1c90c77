import { parseOrderNumber } from '../orders/number.ts';
import { cleanTerm } from '../search/clean-term.ts';

/** Which lines of the audit log somebody asks for, as the address says. */
export interface AuditQuery {
  /** Lines of this command alone; empty for all. */
  command: string;
  /** What was typed or followed: a subject or an actor; empty for all. */
  of: string;
  /** Lines of this day in Jakarta alone, 'yyyy-mm-dd'; empty for all. */
  day: string;
  /** Only lines older than this one; null for the newest. */
  before: number | null;
}

/** What the lines must be about. */
export type AuditAbout =
  | { kind: 'all' }
  | { kind: 'actor'; by: string }
  /** A subject, of any of these kinds. */
  | { kind: 'subject'; kinds: readonly string[]; id: string };

const ACTOR = /^(?:(?:member|account|terminal):.+|clock|robot|system)$/;
const LINE = /^[1-9]\d{0,14}$/;

/** Whether a text is a day of a calendar, such as 2026-11-26. */
export const isAuditDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Reads the address of the audit log; what is nonsense asks for everything. */
export function parseAuditQuery(search: URLSearchParams): AuditQuery {
  const before = search.get('before') ?? '';
  const day = cleanTerm(search.get('day') ?? '');
  return {
    command: cleanTerm(search.get('command') ?? ''),
    of: cleanTerm(search.get('of') ?? ''),
    day: isAuditDay(day) ? day : '',
    before: LINE.test(before) ? Number(before) : null,
  };
}

/** The query of an address for {@link parseAuditQuery}, with its '?'; empty for the newest lines of all. */
export function auditSearch({ command = '', of = '', day = '', before = null }: Partial<AuditQuery>): string {
  const search = new URLSearchParams();
  if (command !== '') search.set('command', command);
  if (of !== '') search.set('of', of);
  if (day !== '') search.set('day', day);
  if (before !== null) search.set('before', String(before));
  return search.size === 0 ? '' : `?${search}`;
}

/**
 * What somebody means who types or follows `of`: `member:{id}` and the like are actors, the number of an order is that order
 * or purchase, `{kind}:{id}` any subject (P-DESK-10).
 */
export function auditAbout(of: string): AuditAbout {
  if (of === '') return { kind: 'all' };
  if (ACTOR.test(of)) return { kind: 'actor', by: of };
  const number = parseOrderNumber(of);
  if (number !== null) return { kind: 'subject', kinds: ['order', 'purchase'], id: number };
  const [kind = '', ...id] = of.split(':');
  return { kind: 'subject', kinds: [kind], id: id.join(':') };
}
