import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { realNow } from '../database/now.ts';
import type { Query } from '../database/query.ts';
import type { Tx } from '../database/transactions.ts';
import { countDay } from '../limits/count-day.ts';
import { createRateCounter } from '../limits/rate-counter.ts';
import { takeAll } from '../limits/take-all.ts';
import { type Letter, letterAsMail } from './letter.ts';
import { queueMails } from './mail-queue.ts';
import { strangersMailLimits } from './stranger-mails.ts';

/** What a mailed code proves: that whoever asks reads the mails of a contact, for one purpose and one subject. */
export interface CodeTopic {
  purpose: string;
  /** The id of what the purpose is about. */
  subject: string;
  /** The account, or the guest of a browser, that asks: a code is worth nothing to anybody else. */
  askedBy: string;
  /** The e-mail address of the contact. */
  contact: string;
}

/** Why a typed code was not taken. */
export type CodeFault = 'wrong' | 'expired' | 'too_many_tries';

/** How long a code holds, in minutes. */
export const CODE_MINUTES = 10;
const MOST_TRIES = 5;
/** Codes a day for one asker, who therefore cannot use up all those of an address. */
const MOST_FOR_ASKER = 3;
const GAP = { burst: 1, refillMs: 60_000 };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Quick to try out on a stolen table, where a code is of no use without the session of its asker. */
const hashOfCode = (code: string, salt: Buffer): Buffer =>
  createHash('sha256').update(salt).update(code).digest();

const addressOf = ({ contact }: CodeTopic) => contact.trim().toLowerCase();
const rowOf = (topic: CodeTopic) => sql`purpose = ${topic.purpose} and subject = ${topic.subject}
  and asked_by = ${topic.askedBy} and contact_hash = ${hashOf(addressOf(topic))}`;

/** Whether a code was mailed that can still be typed. */
export async function hasCode(query: Query, topic: CodeTopic): Promise<boolean> {
  const found = await query(sql`
    select 1 as found from mailed_codes
    where ${rowOf(topic)} and expires_at > now() and tries < ${MOST_TRIES}`);
  return found.length > 0;
}

/**
 * Mails a new code, which ends the one before it.
 * @returns 0, or the seconds to wait when there were too many
 */
export async function mailCode(tx: Tx, topic: CodeTopic, letter: (code: string) => Letter): Promise<number> {
  const now = await realNow(tx);
  const waitS = await takeAll(
    createRateCounter(tx, () => now),
    limitsOf(topic, now),
  );
  if (waitS > 0) return waitS;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const { purpose, subject, askedBy } = topic;
  await tx(sql`
    insert into mailed_codes (purpose, subject, asked_by, contact_hash, salt, code_hash, expires_at)
    values (${purpose}, ${subject}, ${askedBy}, ${hashOf(addressOf(topic))}, ${salt},
      ${hashOfCode(code, salt)}, now() + ${CODE_MINUTES} * interval '1 minute')
    on conflict (purpose, subject, asked_by) do update set contact_hash = excluded.contact_hash,
      salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
  await queueMails(tx, [letterAsMail(letter(code), { to: topic.contact })]);
  return 0;
}

function limitsOf(topic: CodeTopic, now: Date) {
  const { purpose, subject, askedBy } = topic;
  return [
    { subject: `a code of ${askedBy} to ${purpose} ${subject}`, limit: GAP },
    countDay(`codes of ${askedBy}`, MOST_FOR_ASKER, now.toISOString().slice(0, 10)),
    ...strangersMailLimits('codes of orders', topic.contact, now),
  ];
}

interface CodeRow {
  salt: Buffer;
  code_hash: Buffer;
  tries: number;
  is_over: boolean;
}

/**
 * Takes a typed code, once. A wrong one counts, so the caller must commit also when it is refused.
 * @returns null when it was right
 */
export async function spendCode(tx: Tx, topic: CodeTopic, typed: string): Promise<CodeFault | null> {
  const [row] = await tx<CodeRow>(sql`
    update mailed_codes set tries = tries + 1 where ${rowOf(topic)}
    returning salt, code_hash, tries, expires_at <= now() as is_over`);
  if (!row || row.is_over) return 'expired';
  if (row.tries > MOST_TRIES) return 'too_many_tries';
  const given = hashOfCode(typed.replace(/\D/g, ''), row.salt);
  if (!timingSafeEqual(given, row.code_hash)) return row.tries === MOST_TRIES ? 'too_many_tries' : 'wrong';
  await tx(sql`delete from mailed_codes where ${rowOf(topic)}`);
  return null;
}

/** Deletes codes that hold no longer. */
export async function sweepCodes(query: Query): Promise<void> {
  await query(sql`delete from mailed_codes where expires_at <= now()`);
}
