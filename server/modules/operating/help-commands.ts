import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { type OrderContact, readContact } from '#server/modules/orders/orders.ts';
import { askAboutPurchase } from '#server/modules/payments/payments.ts';
import { sendMailAgain } from '#server/platform/mail/mail-queue.ts';
import { done } from './order-commands.ts';
import { lockOrders, oneOrder } from './order-subject.ts';

/** What the operator does to help the buyer of an order. None of it changes the order. */

/** Why nothing was done for an order. */
export interface HelpRefusal {
  /**
   * `contact_gone`: its personal data was deleted. `nothing_to_ask`: no provider knows of a payment for it. `mail_gone`: the
   * mail has gone out, or was deleted.
   */
  code: 'contact_gone' | 'nothing_to_ask' | 'mail_gone';
  number: string;
}

/** Shows whom an order goes to, in full; showing it is noted (P-CONSOLE-6). */
export const showContact = defineCommand({
  name: 'orders.show_contact',
  permission: 'operator.orders',
  input: oneOrder,
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject: { purchaseId, number } }): Promise<Result<Done<OrderContact>, HelpRefusal>> {
    const contact = await readContact(tx, purchaseId);
    return contact
      ? { ok: true, value: { value: contact } }
      : { ok: false, error: { code: 'contact_gone', number } };
  },
});

/** Asks the provider about the payments of an order's purchase, without waiting for the next time. @returns how many */
export const askProvider = defineCommand({
  name: 'orders.ask_provider',
  permission: 'operator.orders',
  input: oneOrder,
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(tx, { subject: { purchaseId, number } }): Promise<Result<Done<number>, HelpRefusal>> {
    const asked = await askAboutPurchase(tx, purchaseId);
    return asked === 0
      ? { ok: false, error: { code: 'nothing_to_ask', number } }
      : { ok: true, value: { value: asked } };
  },
});

/** Sends a mail to the buyer of an order again that has not gone out, also one that was given up. */
export const sendOrderMail = defineCommand({
  name: 'orders.send_mail',
  permission: 'operator.orders',
  input: oneOrder.extend({ mail: z.uuid() }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(
    tx,
    { subject: { purchaseId, number }, input: { mail } },
  ): Promise<Result<Done<null>, HelpRefusal>> {
    const contact = await readContact(tx, purchaseId);
    const sent = contact && (await sendMailAgain(tx, { id: mail, recipient: contact.email }));
    return sent === null ? { ok: false, error: { code: 'mail_gone', number } } : done;
  },
});
