import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { mayMailStranger } from '#server/platform/mail/stranger-mails.ts';
import { CONFIRM_DAYS, DAY_MS, type NewsletterFailure } from './inbox-interface.ts';
import { confirmationMail, type LetterSettings, subscribedMail } from './letters.ts';
import { withNewReference } from './reference.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** Random bytes of a token: nobody guesses 256 bits. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Creates a token for a link and stores its hash. */
async function newToken(
  query: Query,
  given: { subscriptionId: number; purpose: Purpose; now: Date; expiresAt: Date | null },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await query(sql`
    insert into newsletter_tokens (hash, subscription_id, purpose, created_at, expires_at)
    values (${hashOf(token)}, ${given.subscriptionId}, ${given.purpose}, ${given.now}, ${given.expiresAt})`);
  return token;
}

interface SubscriptionRow {
  id: number;
  email: string;
  status: 'pending' | 'confirmed';
}

/** Stores an address and asks for consent, see {@link Inbox.subscribe}. */
export function subscribe(
  transaction: Transaction,
  letters: LetterSettings,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
  return withNewReference('newsletter', (reference) =>
    transaction(async (query) => {
      // Locks the row, so that simultaneous requests for one address are counted one after the other.
      const [row] = await query<SubscriptionRow>(sql`
        insert into newsletter_subscriptions (reference, email, created_at, expires_at)
        values (${reference}, ${email.toLowerCase()}, ${now}, ${expiresAt})
        on conflict (email) do update
          set reference = excluded.reference, expires_at = excluded.expires_at
        returning id, email, status`);
      if (!row || !(await mayMailStranger(query, 'newsletter', email, now))) return;
      await queueMails(query, [await mailFor(query, letters, row, { now, expiresAt })]);
    }),
  );
}

async function mailFor(
  query: Query,
  letters: LetterSettings,
  { id: subscriptionId, email, status }: SubscriptionRow,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<Mail> {
  if (status === 'pending') {
    const token = await newToken(query, { subscriptionId, purpose: 'confirm', now, expiresAt });
    return confirmationMail(letters, email, token);
  }
  const token = await newToken(query, { subscriptionId, purpose: 'unsubscribe', now, expiresAt: null });
  return subscribedMail(letters, { to: email, token, isNew: false });
}

/** Confirms a pending subscription and sends a welcome, see {@link Inbox.confirm}. */
export async function confirm(
  transaction: Transaction,
  letters: LetterSettings,
  { token, now }: { token: string; now: Date },
): Promise<Result<null, NewsletterFailure>> {
  if (!TOKEN.test(token)) return { ok: false, error: 'unknown_token' };
  return transaction(async (query) => {
    const [row] = await query<SubscriptionRow>(sql`
      select s.id, s.email, s.status from newsletter_subscriptions s
      join newsletter_tokens t on t.subscription_id = s.id
      where t.hash = ${hashOf(token)} and t.purpose = 'confirm' and t.expires_at > ${now}
      for update of s`);
    if (!row) return { ok: false, error: 'unknown_token' };
    if (row.status === 'confirmed') return { ok: true, value: null };
    await query(sql`
      update newsletter_subscriptions set status = 'confirmed', confirmed_at = ${now} where id = ${row.id}`);
    const way = { subscriptionId: row.id, purpose: 'unsubscribe', now, expiresAt: null } as const;
    const out = await newToken(query, way);
    await queueMails(query, [subscribedMail(letters, { to: row.email, token: out, isNew: true })]);
    return { ok: true, value: null };
  });
}

/** Deletes a subscription with all its links, see {@link Inbox.unsubscribe}. */
export async function unsubscribe(query: Query, token: string): Promise<Result<null, NewsletterFailure>> {
  if (!TOKEN.test(token)) return { ok: false, error: 'unknown_token' };
  const deleted = await query(sql`
    delete from newsletter_subscriptions where id = (
      select subscription_id from newsletter_tokens where hash = ${hashOf(token)} and purpose = 'unsubscribe'
    ) returning id`);
  return deleted.length > 0 ? { ok: true, value: null } : { ok: false, error: 'unknown_token' };
}
