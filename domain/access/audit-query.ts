import { isUuid } from '../is-uuid.ts';
import { parseOrderNumber } from '../orders/number.ts';
import { cleanTerm } from '../search/clean-term.ts';
import { SUBJECT_WORDS } from './audit-words.ts';

/** Which lines of the audit log somebody asks for, as the address says. */
export interface AuditQuery {
  /** Lines of this command alone; empty for all. */
  command: string;
  /** What was typed or followed: a subject or an actor; empty for all. */
  of: string;
  /** Lines of this account alone, in all its roles, by its id; empty for all. */
  who: string;
  /** Lines whose reason has each of these words; empty for all. */
  words: string;
  /** Lines from and to these days in Jakarta, both included, 'yyyy-mm-dd'; empty for no bound. */
  from: string;
  to: string;
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
  const asked = (name: string) => cleanTerm(search.get(name) ?? '');
  const day = (name: string) => (isAuditDay(asked(name)) ? asked(name) : '');
  return {
    command: asked('command'),
    of: asked('of'),
    who: isUuid(asked('who')) ? asked('who').toLowerCase() : '',
    words: asked('words'),
    from: day('from'),
    to: day('to'),
    before: LINE.test(before) ? Number(before) : null,
  };
}

/** What an address asks for, in the order of the form. */
const TEXTS = ['command', 'of', 'who', 'words', 'from', 'to'] as const;

/** The query of an address for {@link parseAuditQuery}, with its '?'; empty for the newest lines of all. */
export function auditSearch(asked: Partial<AuditQuery>): string {
  const search = new URLSearchParams();
  for (const name of TEXTS) {
    const text = asked[name] ?? '';
    if (text !== '') search.set(name, text);
  }
  if (asked.before != null) search.set('before', String(asked.before));
  return search.size === 0 ? '' : `?${search}`;
}

/** What the list calls a subject, such as 'Toko 7' or 'Pengembalian LP2611307C95HV-R1'; null for other texts. */
function subjectNamed(of: string): AuditAbout | null {
  const typed = of.toLowerCase();
  const kinds = Object.entries(SUBJECT_WORDS).flatMap(([kind, word]) =>
    typed.startsWith(`${word.toLowerCase()} `) ? [{ kind, id: of.slice(word.length + 1).trim() }] : [],
  );
  // 'Pengembalian dana' begins as 'Pengembalian' does.
  const longest = kinds.toSorted((a, b) => a.id.length - b.id.length)[0];
  return longest ? { kind: 'subject', kinds: [longest.kind], id: longest.id } : null;
}

/**
 * What somebody means who types or follows `of`: `member:{id}` and the like are actors, the number of an order is that order
 * or purchase, `{kind}:{id}` any subject, as does the name that the list gives it (P-DESK-10).
 */
export function auditAbout(of: string): AuditAbout {
  if (of === '') return { kind: 'all' };
  if (ACTOR.test(of)) return { kind: 'actor', by: of };
  const number = parseOrderNumber(of);
  if (number !== null) return { kind: 'subject', kinds: ['order', 'purchase'], id: number };
  const named = subjectNamed(of);
  if (named !== null) return named;
  const [kind = '', ...id] = of.split(':');
  return { kind: 'subject', kinds: [kind], id: id.join(':') };
}
