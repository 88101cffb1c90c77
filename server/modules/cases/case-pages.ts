import { sql } from 'drizzle-orm';
import { CASE_KIND_IDS, type CaseKind } from '#domain/operating/case-kinds.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Cases as the console shows them. Times follow the shop's clock. */

/** What somebody must decide, or has decided. */
export interface CaseView {
  id: number;
  kind: CaseKind;
  /** Such as 'order:LP2611247K2M9Q'. */
  subject: string;
  /** What the program saw last; empty when its kind says it all. */
  details: string;
  openedAt: Date;
  /** Who has taken it, as the audit log names them; null while nobody has. */
  owner: string | null;
  closedAt: Date | null;
  /** How it was decided. */
  reason: string | null;
}

/** Which cases somebody asks for. */
export interface CasesQuery {
  kind: CaseKind | null;
  /** The kinds that whoever looks decides. */
  kinds: readonly CaseKind[];
  isClosed: boolean;
  /** The case after which the page begins; null for the first one. */
  after: number | null;
}

/** One page of cases: open ones from the oldest on, closed ones from the newest. */
export interface CasePage {
  cases: CaseView[];
  /** The case after which the next page begins; null on the last one. */
  next: number | null;
}

/** The open cases of one kind. */
export interface CaseQueue {
  kind: CaseKind;
  count: number;
  oldest: Date;
}

/** Cases on a page of the list. */
const PAGE_CASES = 50;

const COLUMNS = sql`id, kind, subject, details, opened_at as "openedAt", owner, closed_at as "closedAt", reason`;

/** The kinds that this version of the program knows. */
const KNOWN = sql`kind = any(${sql.param(CASE_KIND_IDS)}::text[])`;

/** A page of the cases. */
export async function casePage(
  query: Query,
  { kind, kinds, isClosed, after }: CasesQuery,
): Promise<CasePage> {
  const from = after === null ? sql`true` : isClosed ? sql`id < ${after}` : sql`id > ${after}`;
  const found = await query<CaseView>(sql`
    select ${COLUMNS} from cases
    where ${isClosed ? sql`closed_at is not null` : sql`closed_at is null`} and ${from}
      and kind = any(${sql.param(kinds)}::text[]) and ${kind === null ? sql`true` : sql`kind = ${kind}`}
    order by id ${isClosed ? sql`desc` : sql`asc`} limit ${PAGE_CASES + 1}`);
  const cases = found.slice(0, PAGE_CASES);
  return { cases, next: found.length > PAGE_CASES ? (cases.at(-1)?.id ?? null) : null };
}

/** A case by its number; null when there is none. */
export async function findCase(query: Query, id: number): Promise<CaseView | null> {
  const [found] = await query<CaseView>(sql`select ${COLUMNS} from cases where id = ${id} and ${KNOWN}`);
  return found ?? null;
}

/** How many cases of each kind are open, what waits longest first. */
export const caseQueues = (query: Query): Promise<CaseQueue[]> =>
  query<CaseQueue>(sql`
    select kind, count(*)::int as count, min(opened_at) as oldest from cases
    where closed_at is null and ${KNOWN} group by kind order by oldest, kind`);

/** What open cases are about, such as 'order:LP2611247K2M9Q'. */
export async function openSubjects(query: Query): Promise<string[]> {
  const rows = await query<{ subject: string }>(
    sql`select distinct subject from cases where closed_at is null`,
  );
  return rows.map(({ subject }) => subject);
}
