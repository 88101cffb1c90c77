import { sql } from 'drizzle-orm';
import { shopNewsOf } from '#domain/orders/shop-news.ts';
import { shopOrderPath, shopReturnPath } from '#domain/paths.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { lockUntold, markTold, readOrders, untoldEvents } from '#server/modules/orders/orders.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { goodsOf } from './letters/letter-data.ts';
import { SHOP_LETTERS } from './letters/shop-letters.id.ts';

/**
 * Tells the owners of a shop what happened to one of its orders, event by event (P-CENTRE-12). Mails and the mark are
 * written together, so each event is told once. A shop without owners is told nothing, also later.
 */
export async function tellShopAbout(
  { transaction, publicUrl }: { transaction: Transaction; publicUrl: string },
  orderId: string,
): Promise<void> {
  await transaction(async (tx) => {
    const order = await lockUntold(tx, 'shop', orderId);
    if (!order) return;
    const emails = [...(await emailsOf(tx, await ownersOf(tx, order.sellerId))).values()];
    if (emails.length > 0) await mailOwners(tx, { orderId, told: order.told, emails, publicUrl });
    await markTold(tx, 'shop', orderId, order.events);
  });
}

async function mailOwners(
  tx: Tx,
  {
    orderId,
    told,
    emails,
    publicUrl,
  }: { orderId: string; told: number; emails: readonly string[]; publicUrl: string },
): Promise<void> {
  const events = await untoldEvents(tx, orderId, told);
  const [order] = await readOrders(tx, sql`o.id = ${orderId}`);
  if (!order) return;
  for (const { event, until, returnN, ...about } of events) {
    const kind = shopNewsOf(event, about);
    if (kind === null) continue;
    const path =
      returnN === null
        ? shopOrderPath(order.sellerId, order.number)
        : shopReturnPath(order.sellerId, returnNumber(order.number, returnN));
    const letter = SHOP_LETTERS[kind]({
      order,
      until,
      link: publicUrl + path,
      isReturn: returnN !== null,
      goods: goodsOf(about.reason),
    });
    await queueMails(
      tx,
      emails.map((to) => letterAsMail(letter, { to })),
    );
  }
}
