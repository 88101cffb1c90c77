import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { parseTarget, type ReportKind, targetText } from '#domain/forms/report.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, nameOfActor, type Subject } from '#server/modules/access/access.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What people reported and nobody has looked at yet, as the console shows it. */

/** One report. */
export interface OpenReport {
  id: number;
  reference: string;
  reason: string;
  details: string;
}

/** A product, shop or review, and the reports of it. */
export interface ReportedTarget {
  kind: ReportKind;
  id: number;
  count: number;
  /** When the first of them came. */
  since: Date;
  /** The newest ones, at most {@link MOST_SHOWN}. */
  reports: OpenReport[];
}

const MOST_TARGETS = 50;
const MOST_SHOWN = 10;

/** What was reported, the longest waiting first. */
export const reportedTargets = (query: Query): Promise<ReportedTarget[]> =>
  query<ReportedTarget>(sql`
    select t.kind, t.id, t.count, t.since, n.reports from (
      select target_kind as kind, target_id as id, count(*)::int as count, min(created_at) as since from reports
      where closed_at is null group by 1, 2 order by since, 1, 2 limit ${MOST_TARGETS}) t
    cross join lateral (
      select json_agg(json_build_object('id', r.id, 'reference', r.reference, 'reason', r.reason, 'details', r.details)
        order by r.id desc) as reports
      from (select * from reports r where r.target_kind = t.kind and r.target_id = t.id and r.closed_at is null
        order by r.id desc limit ${MOST_SHOWN}) r) n
    order by t.since, t.kind, t.id`);

/** How many things are reported, and since when. */
export async function openReports(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(distinct (target_kind, target_id))::int as count, min(created_at) as oldest from reports
    where closed_at is null`);
  return found ?? { count: 0, oldest: null };
}

/** Somebody has looked at these reports already. */
export interface ReportRefusal {
  code: 'reports_closed';
}

/** Closes the reports of one thing that somebody has seen; later ones stay open. */
export const closeReports = defineCommand({
  name: 'reports.close',
  permission: 'operator.catalogue',
  needsReason: true,
  input: z.object({ target: askedLine(30), upTo: z.int().positive() }),
  async subjects(
    _tx,
    { target },
  ): Promise<(Subject & { targetId: number; targetKind: ReportKind })[] | null> {
    const found = parseTarget(target);
    return found && [{ kind: 'reported', id: targetText(found), targetId: found.id, targetKind: found.kind }];
  },
  async run(
    tx,
    { subject: { targetId, targetKind }, input, by },
  ): Promise<Result<Done<number>, ReportRefusal>> {
    const closed = await tx(sql`
      update reports set closed_at = ${await tx.now()}, closed_by = ${nameOfActor(by)}
      where target_kind = ${targetKind} and target_id = ${targetId} and closed_at is null and id <= ${input.upTo}
      returning id`);
    if (closed.length === 0) return { ok: false, error: { code: 'reports_closed' } };
    return { ok: true, value: { value: closed.length, after: { reports: closed.length } } };
  },
});
