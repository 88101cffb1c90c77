import { sql } from 'drizzle-orm';
import { formatDateTime } from '#domain/format-date.ts';
import { parseCaseKind } from '#domain/operating/case-kinds.ts';
import type { Query } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { plainText } from '#server/platform/terminal-text.ts';
import { CASE_KINDS } from './case-kinds.ts';

/** Cases on a terminal. */

interface CaseRow {
  id: number;
  kind: string;
  subject: string;
  details: string;
  openedAt: Date;
  owner: string | null;
  closedAt: Date | null;
  reason: string | null;
}

const COLUMNS = sql`id, kind, subject, details, opened_at as "openedAt", owner, closed_at as "closedAt", reason`;
const MOST_LISTED = 200;

/** The open cases, the oldest first; or all, the newest first. */
export async function listCases(query: Query, { isAll = false } = {}): Promise<string> {
  const rows = await query<CaseRow>(
    isAll
      ? sql`select ${COLUMNS} from cases order by id desc limit ${MOST_LISTED}`
      : sql`select ${COLUMNS} from cases where closed_at is null order by id limit ${MOST_LISTED}`,
  );
  if (rows.length === 0) return 'Nothing waits for a decision.';
  return rows
    .map(({ id, kind, subject, openedAt, owner, closedAt }) =>
      [id, formatDateTime(openedAt), kind, subject, closedAt ? 'closed' : (owner ?? 'free')]
        .map((cell) => plainText(String(cell)))
        .join('  '),
    )
    .join('\n');
}

/** One case in full. @throws SettingsError when there is none */
export async function showCase(query: Query, typed: string): Promise<string> {
  const found = await findCase(query, typed);
  const { kind, subject, details, openedAt, owner, closedAt, reason } = found;
  const known = parseCaseKind(kind);
  return [
    `Case ${found.id}: ${kind} of ${plainText(subject)}`,
    `  Opened ${formatDateTime(openedAt)} WIB; ${owner ? `taken by ${plainText(owner)}` : 'nobody has taken it'}`,
    ...(details === '' ? [] : [`  ${plainText(details)}`]),
    ...(closedAt
      ? [`  Closed ${formatDateTime(closedAt)} WIB: ${plainText(reason ?? '')}`]
      : known
        ? [`  ${CASE_KINDS[known]}`]
        : []),
  ].join('\n');
}

async function findCase(query: Query, typed: string): Promise<CaseRow> {
  const [found] = /^\d{1,9}$/.test(typed)
    ? await query<CaseRow>(sql`select ${COLUMNS} from cases where id = ${Number(typed)}`)
    : [];
  if (!found) throw new SettingsError(`There is no case ${typed}.`);
  return found;
}
