import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Permission } from '#domain/access/permissions.ts';
import { typedText } from '#domain/forms/typed-text.ts';
import { caseNeeds, parseCaseKind } from '#domain/operating/case-kinds.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  nameOfActor,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The case is closed already, and why. */
export interface CaseRefusal {
  code: 'case_closed';
  id: number;
  reason: string;
}

interface CaseSubject extends Subject {
  caseId: number;
  owner: string | null;
  /** Null while it is open. */
  reason: string | null;
}

/** Most cases that one command changes. */
const MOST_CASES = 200;
const chosenCases = z.object({ cases: z.array(z.int().positive()).min(1).max(MOST_CASES) });

/** Cases that somebody may decide, read and locked; null when one of them is not there, or others decide it. */
async function lockCases(tx: Tx, ids: readonly number[], by: CommandActor): Promise<CaseSubject[] | null> {
  const named = [...new Set(ids)];
  const rows = await tx<{ id: number; kind: string; owner: string | null; reason: string | null }>(sql`
    select id, kind, owner, case when closed_at is not null then coalesce(reason, '') end as reason from cases
    where id = any(${sql.param(named)}::bigint[]) order by id for update`);
  if (rows.length !== named.length) return null;
  if (by.kind === 'member' && !rows.every(({ kind }) => decides(by.scope.permissions, kind))) return null;
  return rows.map(({ id, owner, reason }) => ({
    kind: 'case',
    id: String(id),
    caseId: Number(id),
    owner,
    reason,
  }));
}

/** Whether somebody decides cases of a kind, which a later version of the program may have named. */
function decides(permissions: readonly Permission[], named: string): boolean {
  const kind = parseCaseKind(named);
  return kind !== null && permissions.includes(caseNeeds(kind));
}

const closed = ({ caseId: id, reason }: CaseSubject) =>
  ({ ok: false, error: { code: 'case_closed', id, reason: reason ?? '' } }) as const;

/** Takes open cases, also from somebody else. @returns who had each before */
export const takeCases = defineCommand({
  name: 'cases.take',
  permission: 'operator.orders',
  input: chosenCases,
  subjects: (tx, { cases }, by) => lockCases(tx, cases, by),
  async run(tx, { subject, by }): Promise<Result<Done<string | null>, CaseRefusal>> {
    if (subject.reason !== null) return closed(subject);
    await tx(sql`update cases set owner = ${nameOfActor(by)} where id = ${subject.caseId}`);
    return { ok: true, value: { value: subject.owner } };
  },
});

/** Closes open cases with how they were decided. */
export const closeCases = defineCommand({
  name: 'cases.close',
  permission: 'operator.orders',
  input: chosenCases.extend({
    reason: typedText('no_text').check(
      z.minLength(1, "Say how it was decided, such as --reason 'shopper has it'"),
      z.maxLength(1000),
    ),
  }),
  subjects: (tx, { cases }, by) => lockCases(tx, cases, by),
  async run(tx, { subject, input: { reason }, by }): Promise<Result<Done<null>, CaseRefusal>> {
    if (subject.reason !== null) return closed(subject);
    await tx(sql`
      update cases set closed_at = ${await tx.now()}, reason = ${reason}, owner = coalesce(owner, ${nameOfActor(by)})
      where id = ${subject.caseId}`);
    return { ok: true, value: { value: null } };
  },
});
