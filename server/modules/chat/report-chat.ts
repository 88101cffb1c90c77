import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { MOST_OPEN_REPORTS } from '#domain/chat/report.ts';
import type { ChatReportForm } from '#domain/forms/chat.ts';
import type { Result } from '#domain/result.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { Side, StoredThread } from './chat-rows.ts';

/** Why a report was not kept: the message is not the other side's, or this side waits for enough answers already. */
export type ReportRefusal = 'no_such_message' | 'too_many_reports';

/** Keeps a report of a locked thread. The same one sent twice, while nobody has decided, is kept once (P-CHAT-17). */
export async function reportThread(
  tx: Tx,
  thread: StoredThread,
  { by, seq, reason, note }: ChatReportForm & { by: Side },
): Promise<Result<null, ReportRefusal>> {
  if (seq !== null) {
    const [message] = await tx(sql`
      select from chat_messages where thread_id = ${thread.id} and seq = ${seq} and (by = 'shopper') = ${by === 'shop'}`);
    if (!message) return { ok: false, error: 'no_such_message' };
  }
  const open = await tx<{ seq: number | null; reason: string }>(sql`
    select seq, reason from chat_reports where thread_id = ${thread.id} and by = ${by} and closed_at is null`);
  if (open.some((one) => one.seq === seq && one.reason === reason)) return { ok: true, value: null };
  if (open.length >= MOST_OPEN_REPORTS) return { ok: false, error: 'too_many_reports' };
  await tx(sql`
    insert into chat_reports (id, thread_id, by, seq, reason, note, created_at)
    values (${randomUUID()}, ${thread.id}, ${by}, ${seq}, ${reason}, ${note}, ${await tx.now()})`);
  return { ok: true, value: null };
}

/**
 * Ends the writing in a thread, for both sides, until the one that wanted it opens it again. Nobody waits for an answer, and
 * mails wait, too.
 */
export const blockThread = (tx: Tx, id: string, by: Side) =>
  tx(sql`update chat_threads set blocked_by = ${by}, asked_seq = null, asked_at = null where id = ${id}`);

export const unblockThread = (tx: Tx, id: string) =>
  tx(sql`update chat_threads set blocked_by = null where id = ${id}`);
