import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** An entry of the operator's list. */
export interface InboxEntry {
  kind: 'message' | 'report' | 'application' | 'subscription';
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  name: string | null;
  /** Empty for a report without one. */
  email: string;
  /** A message's subject, a report's reason and target, an application's position, a subscription's state. */
  about: string;
  /** What was written: the message, what a report says beside its reason, or the cover letter; null for a subscription. */
  text: string | null;
  phone: string | null;
}

interface EntryRow {
  kind: InboxEntry['kind'];
  reference: string;
  created_at: Date;
  name: string | null;
  email: string;
  about: string;
  text: string | null;
  phone: string | null;
}

/** Everything received since a moment, the oldest first. */
export async function listInbox(query: Query, since: Date): Promise<InboxEntry[]> {
  const rows = await query<EntryRow>(sql`
    select 'message' as kind, reference, created_at, name, email, subject as about, message as text, null as phone
      from messages where created_at >= ${since}
    union all
    select 'report', r.reference, r.created_at, null, r.email,
      concat_ws(' ', concat(r.reason, ':'), r.target_kind, r.target_id, coalesce(p.name, s.name)), r.details, null
      from reports r
      left join products p on r.target_kind = 'product' and p.id = r.target_id
      left join sellers s on r.target_kind = 'seller' and s.id = r.target_id
      where r.created_at >= ${since}
    union all
    select 'application', reference, created_at, name, email, coalesce(job, 'general'), cover_letter,
      nullif(phone, '') from job_applications where created_at >= ${since}
    union all
    select 'subscription', reference, created_at, null, email, status, null, null
      from newsletter_subscriptions where created_at >= ${since}
    order by created_at, reference`);
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, receivedAt: createdAt.toISOString() }));
}

/** The PDF of an application; null for an unknown reference number. */
export async function resumeOf(query: Query, reference: string): Promise<Buffer | null> {
  const [row] = await query<{ resume: Buffer }>(
    sql`select resume from job_applications where reference = ${reference}`,
  );
  return row?.resume ?? null;
}
