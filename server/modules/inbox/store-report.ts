import { sql } from 'drizzle-orm';
import { parseTarget, type ReportForm, type ReportTarget } from '#domain/forms/report.ts';
import { reviewTarget } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { type LetterSettings, reportMails } from './letters.ts';
import { withNewReference } from './reference.ts';

/**
 * Keeps a report and tells the operator. Nobody else gets a mail: its sender may have typed any address (P-FORM-9).
 * @returns the reference number; null when what it tells of is not in the shop
 */
export async function storeReport(
  { query, transaction, ...letters }: LetterSettings & { query: Query; transaction: Transaction },
  { report, now }: { report: ReportForm; now: Date },
): Promise<string | null> {
  const { reason, details, email } = report;
  const target = parseTarget(report.target);
  const name = target && (await nameOf(query, target));
  if (!target || name === null) return null;
  return withNewReference('reports', (reference) =>
    transaction(async (query) => {
      await query(sql`
        insert into reports (reference, target_kind, target_id, reason, details, email, created_at)
        values (${reference}, ${target.kind}, ${target.id}, ${reason}, ${details}, ${email}, ${now})`);
      await queueMails(query, reportMails(letters, { reference, target, name, reason, details, email }));
    }),
  );
}

const describeReview = (review: Awaited<ReturnType<typeof reviewTarget>>) =>
  review && `${review.product}: ulasan ${review.username}`;

async function nameOf(query: Query, { kind, id }: ReportTarget): Promise<string | null> {
  if (kind === 'review') return describeReview(await reviewTarget(query, id));
  const table = kind === 'product' ? sql`products` : sql`sellers`;
  const [row] = await query<{ name: string }>(sql`select name from ${table} where id = ${id}`);
  return row?.name ?? null;
}
