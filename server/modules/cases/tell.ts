import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CaseKind, parseCaseKind } from '#domain/operating/case-kinds.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Mails whoever must know of a new case. The payload is its number; notifications handle it. */
export const tellCase = defineJob({ name: 'case.tell', payload: z.int() });

/** Cases of which nobody was told: their job was lost, or a command left it to the sweep. */
export const dueCaseNews: DueWork = {
  name: 'cases: news',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date }>(
      sql`select now() as due from cases where told_at is null limit 1`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx) {
    const rows = await tx<{ id: number }>(
      sql`select id from cases where told_at is null order by id limit 500`,
    );
    await tx.enqueue(
      tellCase,
      rows.map(({ id }) => id),
    );
  },
};

/** A case that somebody is told of. */
export interface UntoldCase {
  id: number;
  kind: CaseKind;
  subject: string;
  details: string;
}

/**
 * Marks a case as told, in the transaction that writes its mails. @returns null when it was told before, when it is over by
 * now, and for a kind that this version of the program does not know
 */
export async function takeUntold(tx: Tx, id: number): Promise<UntoldCase | null> {
  const [row] = await tx<Omit<UntoldCase, 'kind'> & { kind: string; isOpen: boolean }>(sql`
    update cases set told_at = now() where id = ${id} and told_at is null
    returning id, kind, subject, details, closed_at is null as "isOpen"`);
  const kind = row ? parseCaseKind(row.kind) : null;
  if (!row?.isOpen || kind === null) return null;
  const { subject, details } = row;
  return { id, kind, subject, details };
}
