import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isAway, mayGreet } from '#domain/chat/greeting.ts';
import { shopSettings } from '#server/modules/catalogue/catalogue.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { closedWords } from './chat-letters.id.ts';
import { chatSettings } from './chat-settings.ts';

/**
 * Answers a shopper for a shop where nobody does now, once a day (P-CHAT-15). It is no answer: the shop has still to give
 * one, and nobody is mailed about it.
 * @param thread locked; `messages` counts the shopper's message
 */
export async function greet(
  tx: Tx,
  thread: { id: string; sellerId: number; messages: number; greetedAt: Date | null },
): Promise<void> {
  const now = await tx.now();
  if (!mayGreet(now, thread.greetedAt)) return;
  const settings = await chatSettings(tx, thread.sellerId);
  if (settings.greeting === '') return;
  const reopensOn = (await shopSettings(tx, thread.sellerId))?.reopensOn ?? null;
  if (!isAway(now, settings, reopensOn)) return;
  const text = reopensOn === null ? settings.greeting : `${settings.greeting}\n\n${closedWords(reopensOn)}`;
  await tx(sql`
    insert into chat_messages (thread_id, seq, id, by, text, created_at)
    values (${thread.id}, ${thread.messages + 1}, ${randomUUID()}, 'greeting', ${text}, ${now})`);
  await tx(sql`
    update chat_threads set messages = ${thread.messages + 1}, greeted_at = ${now} where id = ${thread.id}`);
}
