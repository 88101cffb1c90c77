import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ActContext, act, attendedShops, type CommandActor } from '#server/modules/access/access.ts';
import { chatCommands, unansweredThreads } from '#server/modules/chat/chat.ts';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';

/** Plays the sellers of a demo in its chat: everything that waits. */
export const playChats = defineJob({ name: 'demo.chats', payload: z.null() });

const robot: CommandActor = { kind: 'system', name: 'robot' };
/** How long it lets a shopper wait, in ms. */
const AFTER_MS = 60_000;
const ANSWER =
  'Terima kasih sudah bertanya. Ini toko contoh, jadi yang menjawab adalah robot: harga dan stok ada di halaman produk, status kiriman di halaman pesanan.';

/** Threads that wait for a shop whose people were not there within a day. */
async function waiting(query: Query) {
  const attended = await attendedShops(query);
  const threads = await unansweredThreads(query);
  return threads.flatMap(({ id, sellerId, askedAt }) =>
    attended.has(sellerId) ? [] : [{ id, at: new Date(askedAt.getTime() + AFTER_MS) }],
  );
}

export const dueRobotChats: DueWork = {
  name: 'demo: chats',
  clock: 'shop',
  async nextDue(query) {
    const [first] = await waiting(query);
    return first?.at ?? null;
  },
  enqueue: (tx) => tx.enqueue(playChats, [null]),
};

/** Answers what is due at a moment of the shop's clock. */
export async function answerChats(context: ActContext, now: Date): Promise<void> {
  for (const { id, at } of await waiting(context.query)) {
    const input = { thread: id, id: randomUUID(), text: ANSWER, photos: [], order: '' };
    if (at <= now) await act(context, chatCommands.send, { by: robot, input });
  }
}
