import { type SQL, sql } from 'drizzle-orm';
import type { NamedActor } from '#domain/access/actor-name.ts';
import { type AuditQuery, auditAbout } from '#domain/access/audit-query.ts';
import type { AuditFacts } from '#domain/access/say-audit-line.ts';
import { startOfJakartaDay } from '#domain/format-date.ts';
import type { Query } from '#server/platform/database/query.ts';
import { membersNamed } from '../staff/name-actors.ts';

/** A line of the audit log with the people whom it names. */
export interface AuditLine extends AuditFacts {
  id: number;
  at: Date;
}

/** A line of the audit log as it is stored. */
export interface StoredAuditLine {
  id: number;
  at: Date;
  /** Who, as `nameOfActor` writes it. */
  by: string;
  command: string;
  subjectKind: string;
  subjectId: string;
  reason: string | null;
  /** The second person of a decision that takes two; null for what one did alone. */
  confirmedBy: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** One page of the audit log, the newest line first. */
export interface AuditPage {
  lines: AuditLine[];
  /** The line before which the next page begins; null on the last one. */
  older: number | null;
  /** Lines of each of the last days in Jakarta, the oldest first, whatever the filter. */
  days: { day: string; lines: number }[];
}

/** Lines on one page of the screen. */
const PAGE_LINES = 50;
/** Days of the chart. */
const CHART_DAYS = 14;

/** Midnight in Jakarta at which a day begins. */
const beginOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Jakarta'`;

/** What the lines must be; an index answers each kind but the words of a reason, which are looked for from the newest on. */
function isAsked({ command, of, who, words, from, to }: Omit<AuditQuery, 'before'>): SQL {
  const about = auditAbout(of);
  const parts = [
    command === '' ? sql`true` : sql`a.command = ${command}`,
    from === '' ? sql`true` : sql`a.created_at >= ${beginOf(from)}`,
    to === '' ? sql`true` : sql`a.created_at < ${beginOf(to)} + interval '1 day'`,
    about.kind === 'actor' ? sql`a.by = ${about.by}` : sql`true`,
    about.kind === 'subject'
      ? sql`a.subject_kind = any(${sql.param(about.kinds)}::text[]) and a.subject_id = ${about.id}`
      : sql`true`,
    who === ''
      ? sql`true`
      : sql`a.by = any(array(
          select 'member:' || own.id from memberships own where own.user_id = ${who} union all select ${`account:${who}`}))`,
    ...words
      .split(' ')
      .map((word) => (word === '' ? sql`true` : sql`strpos(lower(a.reason), lower(${word})) > 0`)),
  ];
  return sql.join(parts, sql` and `);
}

const COLUMNS = sql`a.id, a.created_at as at, a.by, a.command, a.subject_kind as "subjectKind",
  a.subject_id as "subjectId", a.reason, a.before, a.after, a.confirmed_by as "confirmedBy"`;

/** The newest line about each subject of a kind that has few of them. */
export const lastLinesOf = (query: Query, kind: string): Promise<StoredAuditLine[]> =>
  query<StoredAuditLine>(sql`
    select distinct on (a.subject_id) ${COLUMNS}
    from audit_log a where a.subject_kind = ${kind} order by a.subject_id, a.id desc`);

/** The newest lines that somebody asks for, at most so many. */
export const auditLines = (query: Query, asked: AuditQuery, most: number): Promise<StoredAuditLine[]> =>
  query<StoredAuditLine>(sql`
    select ${COLUMNS} from audit_log a
    where ${isAsked(asked)} and ${asked.before === null ? sql`true` : sql`a.id < ${asked.before}`}
    order by a.id desc limit ${most}`);

/** The e-mails of accounts by their ids; who has none is left out. */
export type EmailsOf = (query: Query, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const MEMBER = 'member:';
const ACCOUNT = 'account:';

/** Names the people of lines: role, shop and e-mail of members, whoever did something and whom it was done to. */
export async function nameAudit(
  query: Query,
  lines: readonly StoredAuditLine[],
  emailsOf: EmailsOf,
): Promise<AuditLine[]> {
  const about = ({ subjectKind, subjectId }: StoredAuditLine) =>
    subjectKind === 'membership' ? MEMBER + subjectId : null;
  const actors = lines.flatMap((line) => [line.by, line.confirmedBy ?? [], about(line) ?? []].flat());
  const members = await membersNamed(query, actors);
  const emails = await emailsOf(query, [...new Set([...members.values()].map(({ userId }) => userId))]);
  const named = (by: string): NamedActor => {
    const member = members.get(by);
    // An account that accepts an invitation becomes a member by that.
    const userId = member?.userId ?? (by.startsWith(ACCOUNT) ? by.slice(ACCOUNT.length) : '');
    const email = emails.get(userId) ?? null;
    return { by, role: member?.role ?? null, sellerId: member?.sellerId ?? null, email };
  };
  return lines.map((line) => {
    const { by, confirmedBy, ...said } = line;
    const whom = about(line);
    return {
      ...said,
      by: named(by),
      second: confirmedBy === null ? null : named(confirmedBy),
      member: whom !== null && members.has(whom) ? named(whom) : null,
    };
  });
}

/** A page of the audit log. @param now real time */
export async function readAudit(
  query: Query,
  asked: AuditQuery,
  { now, emailsOf }: { now: Date; emailsOf: EmailsOf },
): Promise<AuditPage> {
  const found = await auditLines(query, asked, PAGE_LINES + 1);
  const lines = await nameAudit(query, found.slice(0, PAGE_LINES), emailsOf);
  const older = found.length > PAGE_LINES ? (lines.at(-1)?.id ?? null) : null;
  return { lines, older, days: await linesByDay(query, now) };
}

const linesByDay = (query: Query, now: Date) =>
  query<{ day: string; lines: number }>(sql`
    select to_char(day at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, count(a.id)::int as lines
    from generate_series(${startOfJakartaDay(now)}::timestamptz - make_interval(days => ${CHART_DAYS - 1}),
      ${startOfJakartaDay(now)}::timestamptz, '1 day') day
    left join audit_log a on a.created_at >= day and a.created_at < day + interval '1 day'
    group by day order by day`);
