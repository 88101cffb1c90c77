import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  isParty,
  nameOfActor,
  ownersOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { bannedLetter, warningLetter } from './chat-letters.id.ts';
import { readThreads, type StoredThread } from './chat-rows.ts';

/** What the operator decides about reported threads (P-CHAT-18, P-CHAT-19). */

/** Somebody has decided already; the account is deleted; there is no ban to lift. */
export interface DecisionRefusal {
  code: 'reports_closed' | 'shopper_gone' | 'not_banned';
}

type ThreadSubject = Subject & { found: StoredThread };

/** The thread; null for one of whoever decides, who is no judge of it. */
async function lockThread(
  tx: Tx,
  { thread }: { thread: string },
  by: CommandActor,
): Promise<ThreadSubject[] | null> {
  const [found] = await readThreads(tx, sql`t.id = ${thread}`, sql`for update`);
  if (!found || (await isParty(tx, by, { buyerId: found.userId, sellerId: found.sellerId }))) return null;
  return [{ kind: 'chat', id: thread, found }];
}

/** `reports`: those that whoever decides has seen; later ones stay open. */
const decision = z.object({
  thread: z.uuid(),
  about: z.enum(['shopper', 'shop']),
  reports: z.array(z.uuid()).min(1).max(50),
});
/** An account or a shop: a ban outlives the thread that led to it. */
const banned = z.union([z.object({ userId: z.uuid() }), z.object({ sellerId: z.int().positive() })]);
type Banned = z.output<typeof banned>;
type Decision = z.output<typeof decision>;
type Decided = Result<Done<null>, DecisionRefusal>;

const ofBanned = (of: Banned) =>
  'userId' in of ? sql`user_id = ${of.userId}::uuid` : sql`seller_id = ${of.sellerId}`;

/** The account or the shop, and its ban, locked; null for whoever decides, who is no judge of it, and for no shop. */
async function lockBanned(tx: Tx, of: Banned, by: CommandActor): Promise<Subject[] | null> {
  const [userId, sellerId] = 'userId' in of ? [of.userId, null] : [null, of.sellerId];
  if (await isParty(tx, by, { buyerId: userId, sellerId })) return null;
  if (sellerId !== null && !(await sellerNames(tx, [sellerId])).has(sellerId)) return null;
  await tx(sql`select from chat_bans where ${ofBanned(of)} for update`);
  return [
    sellerId === null ? { kind: 'person', id: String(userId) } : { kind: 'seller', id: String(sellerId) },
  ];
}

async function closeReports(
  tx: Tx,
  { about, thread, reports }: Decision,
  { outcome, by }: { outcome: 'none' | 'warned' | 'banned'; by: CommandActor },
): Promise<Decided> {
  const closed = await tx(sql`
    update chat_reports set closed_at = ${await tx.now()}, closed_by = ${nameOfActor(by)}, outcome = ${outcome}
    where thread_id = ${thread} and by = ${about === 'shop' ? 'shopper' : 'shop'} and closed_at is null
      and id = any(${sql.param(reports)}::uuid[]) returning id`);
  if (closed.length === 0) return { ok: false, error: { code: 'reports_closed' } };
  return { ok: true, value: { value: null, after: { about, outcome, reports: closed.length } } };
}

/** Mails a side of a thread; neither the other side nor who reported is named. */
async function tellSide(
  tx: Tx,
  { userId, sellerId }: StoredThread,
  {
    about,
    letter,
    contactLink,
  }: { about: 'shopper' | 'shop'; letter: typeof warningLetter; contactLink: string },
): Promise<void> {
  const people = about === 'shop' ? await ownersOf(tx, sellerId) : userId === null ? [] : [userId];
  const shop = about === 'shop' ? ((await sellerNames(tx, [sellerId])).get(sellerId) ?? '') : null;
  const emails = await emailsOf(tx, people);
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter({ shop, contactLink }), { to })),
  );
}

const ofBan = ({ userId, sellerId }: StoredThread, about: 'shopper' | 'shop') =>
  about === 'shop' ? sql`seller_id = ${sellerId}` : sql`user_id = ${userId}::uuid`;

/** @param contactLink where one writes to Lokapasar, for the mails about a decision */
export const chatDecisions = (contactLink: string) => ({
  close: defineCommand({
    name: 'chat.close_reports',
    permission: 'operator.people',
    needsReason: true,
    input: decision,
    subjects: (tx, input, by) => lockThread(tx, input, by),
    run: (tx, { input, by }): Promise<Decided> => closeReports(tx, input, { outcome: 'none', by }),
  }),
  warn: defineCommand({
    name: 'chat.warn',
    permission: 'operator.people',
    needsReason: true,
    input: decision,
    subjects: (tx, input, by) => lockThread(tx, input, by),
    async run(tx, { subject: { found }, input, by }): Promise<Decided> {
      const { about } = input;
      if (about === 'shopper' && found.userId === null) return { ok: false, error: { code: 'shopper_gone' } };
      const closed = await closeReports(tx, input, { outcome: 'warned', by });
      if (closed.ok) await tellSide(tx, found, { about, letter: warningLetter, contactLink });
      return closed;
    },
  }),
  ban: defineCommand({
    name: 'chat.ban',
    permission: 'operator.people',
    needsReason: true,
    needsFreshFactor: true,
    input: decision,
    subjects: (tx, input, by) => lockThread(tx, input, by),
    async run(tx, { subject: { found }, input, by }): Promise<Decided> {
      const { about } = input;
      if (about === 'shopper' && found.userId === null) return { ok: false, error: { code: 'shopper_gone' } };
      const closed = await closeReports(tx, input, { outcome: 'banned', by });
      if (!closed.ok) return closed;
      const [userId, sellerId] = about === 'shop' ? [null, found.sellerId] : [found.userId, null];
      await tx(sql`
        insert into chat_bans (id, user_id, seller_id, since)
        values (${randomUUID()}, ${userId}::uuid, ${sellerId}::int, ${await tx.now()}) on conflict do nothing`);
      // Nobody waits for answers that cannot be given.
      await tx(sql`
        update chat_threads set asked_seq = null, asked_at = null, tell_shop_at = null, tell_shopper_at = null
        where ${ofBan(found, about)}`);
      await tellSide(tx, found, { about, letter: bannedLetter, contactLink });
      return closed;
    },
  }),
  unban: defineCommand({
    name: 'chat.unban',
    permission: 'operator.people',
    needsReason: true,
    needsFreshFactor: true,
    input: banned,
    subjects: (tx, input, by) => lockBanned(tx, input, by),
    async run(tx, { input }): Promise<Decided> {
      const lifted = await tx(sql`delete from chat_bans where ${ofBanned(input)} returning id`);
      if (lifted.length === 0) return { ok: false, error: { code: 'not_banned' } };
      return { ok: true, value: { value: null, before: { banned: true }, after: { banned: false } } };
    },
  }),
});
