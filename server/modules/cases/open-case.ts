import { sql } from 'drizzle-orm';
import type { CaseKind } from '#domain/operating/case-kinds.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { tellCase } from './tell.ts';

/** What somebody must decide. */
export interface OpenedCase {
  kind: CaseKind;
  /** Such as 'order:LP2611247K2M9Q', without personal data. */
  subject: string;
  /** What was seen: one of `caseNotes`, or the rows of a broken invariant. */
  details?: string;
}

/** Opens a case in the caller's transaction. One that is open already stays, and learns what was seen last. */
export async function openCase(tx: Tx, { kind, subject, details = '' }: OpenedCase): Promise<void> {
  const [opened] = await tx<{ id: number; isNew: boolean }>(sql`
    insert into cases (kind, subject, details, opened_at) values (${kind}, ${subject}, ${details}, ${await tx.now()})
    on conflict (kind, subject) where closed_at is null do update set details = excluded.details
    returning id, told_at is null as "isNew"`);
  if (opened?.isNew) await tx.enqueue(tellCase, [opened.id]);
}

/** Closes the open case of a subject, if there is one, because what happened has decided it. */
export async function closeCaseOf(
  tx: Tx,
  { kind, subject, reason }: { kind: CaseKind; subject: string; reason: string },
): Promise<void> {
  await tx(sql`
    update cases set closed_at = ${await tx.now()}, reason = ${reason}
    where kind = ${kind} and subject = ${subject} and closed_at is null`);
}
