import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { chatPath, shopChatPath } from '#domain/paths.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { type Letter, letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { toShop, toShopper } from './chat-letters.id.ts';
import { readThreads } from './chat-rows.ts';

/** Mails the sides of a thread about what they have not seen. */
export const tellOfChat = defineJob({ name: 'chat.tell', payload: z.string() });

/** Threads with something that a side has not seen for some minutes (P-CHAT-9). */
export const dueChatMails: DueWork = {
  name: 'chat: mails',
  clock: 'shop',
  async nextDue(query) {
    const [row] = await query<{ at: Date | null }>(sql`
      select least(
        (select min(tell_shopper_at) from chat_threads where tell_shopper_at is not null and blocked_by is null),
        (select min(tell_shop_at) from chat_threads where tell_shop_at is not null and blocked_by is null)) as at`);
    return row?.at ?? null;
  },
  async enqueue(tx, now) {
    const due = await tx<{ id: string }>(sql`
      select id from chat_threads where (tell_shopper_at <= ${now} or tell_shop_at <= ${now}) and blocked_by is null order by id`);
    await tx.enqueue(
      tellOfChat,
      due.map(({ id }) => id),
    );
  },
};

/** Mails and the mark are written together, so each side is told once until it has seen the thread. */
export async function tellThread(tx: Tx, id: string, publicUrl: string): Promise<void> {
  const now = await tx.now();
  const [thread] = await readThreads(tx, sql`t.id = ${id} and t.blocked_by is null`, sql`for update`);
  if (!thread) return;
  const [due] = await tx<{ shopper: boolean; shop: boolean }>(sql`
    update chat_threads t set
      tell_shopper_at = case when t.tell_shopper_at > ${now} then t.tell_shopper_at end,
      tell_shop_at = case when t.tell_shop_at > ${now} then t.tell_shop_at end
    from chat_threads o where o.id = t.id and t.id = ${id}
    returning coalesce(o.tell_shopper_at <= ${now}, false) as shopper, coalesce(o.tell_shop_at <= ${now}, false) as shop`);
  const shop = (await sellerNames(tx, [thread.sellerId])).get(thread.sellerId);
  if (!due || shop === undefined) return;
  const { sellerId, userId } = thread;
  if (due.shopper && userId !== null)
    await mail(tx, [userId], toShopper({ shop, link: publicUrl + chatPath(sellerId) }));
  if (due.shop)
    await mail(
      tx,
      await ownersOf(tx, sellerId),
      toShop({ shop, link: publicUrl + shopChatPath(sellerId, id) }),
    );
}

async function mail(tx: Tx, userIds: readonly string[], letter: Letter): Promise<void> {
  const emails = await emailsOf(tx, userIds);
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
