import { type SQL, sql } from 'drizzle-orm';
import type { Permission } from '#domain/access/permissions.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Party } from '../who/scope.ts';
import type { Refusal } from './command.ts';

/** A decision that waits for a second person, or did. Times are real. */
export interface Proposal {
  id: string;
  command: string;
  reason: string | null;
  subjectKind: string;
  subjectId: string;
  /** What it would do, as its line of the audit log would say. */
  effect: Readonly<Record<string, unknown>>;
  /** Whole Rupiah. */
  amount: number;
  parties: readonly Party[];
  /** Who proposes it, as the audit log names them. */
  by: string;
  createdAt: Date;
  expiresAt: Date;
  /** One whose time is over has lapsed, also before a sweep has written so. */
  state: 'open' | 'confirmed' | 'rejected' | 'withdrawn' | 'lapsed';
  closedBy: string | null;
  closedAt: Date | null;
  /** Why it was rejected, or the code of a lapse. */
  why: string | null;
  /** Why its command refused to run, where it lapsed for that. */
  refusal: Refusal | null;
}

/** Proposals of one list. */
const MOST = 200;

const read = (query: Query, where: SQL): Promise<Proposal[]> =>
  query<Proposal>(sql`
    select id, command, reason, subject_kind as "subjectKind", subject_id as "subjectId", effect,
      amount::float8 as amount, parties, 'member:' || membership_id as by, created_at as "createdAt",
      expires_at as "expiresAt", closed_by as "closedBy", refusal,
      case when state = 'open' and expires_at <= now() then 'lapsed' else state end as state,
      case when state = 'open' and expires_at <= now() then expires_at else closed_at end as "closedAt",
      case when state = 'open' and expires_at <= now() then 'expired' else why end as why
    from proposals where ${where}
    order by closed_at desc nulls first, created_at limit ${MOST}`);

const within = (permissions: readonly Permission[]) => sql`needs = any(${sql.param(permissions)}::text[])`;

/** The proposals that somebody's rights let them decide, open ones first, and the last that were decided. */
export const listProposals = (query: Query, permissions: readonly Permission[]) =>
  read(query, within(permissions));

/** A proposal that somebody's rights let them see; null when there is none. */
export async function findProposal(
  query: Query,
  permissions: readonly Permission[],
  id: string,
): Promise<Proposal | null> {
  if (!isUuid(id)) return null;
  const [found] = await read(query, sql`id = ${id} and ${within(permissions)}`);
  return found ?? null;
}

/** Open proposals about some subjects of some kinds. */
export const proposalsAbout = (
  query: Query,
  permissions: readonly Permission[],
  { kinds, ids }: { kinds: readonly string[]; ids: readonly string[] },
) =>
  read(
    query,
    sql`state = 'open' and expires_at > now() and subject_kind = any(${sql.param(kinds)}::text[])
      and ${within(permissions)}
      and subject_id = any(${sql.param(ids)}::text[])`,
  );

/** How many proposals of others wait for somebody, and since when the oldest does by the shop's clock. */
export async function waitingProposals(
  query: Query,
  { permissions, membershipId }: { permissions: readonly Permission[]; membershipId: string },
): Promise<{ count: number; oldest: Date | null }> {
  const [waits] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, shop_now() - (now() - min(created_at)) as oldest from proposals
    where state = 'open' and expires_at > now() and ${within(permissions)} and membership_id <> ${membershipId}`);
  return waits ?? { count: 0, oldest: null };
}
