import { postedLine } from '#domain/forms/posted-line.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { DeskCommands, Scope } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { pictureFault } from '../media/picture-fault.ts';
import {
  PACKING_SEEN,
  SHOP_ORDER_INTENTS,
  type ShopOrderIntent,
  type ShopOrderNotice,
} from './order-intents.ts';
import { readGrams } from './read-grams.ts';
import { sayRefusal } from './say-refusal.ts';

/** What came of a form about orders: what to tell, or why nothing was changed. */
export type OrderFormAnswer = { done: ShopOrderNotice; count: number } | { refused: string };

interface Asked {
  name: string;
  input: Record<string, unknown>;
  notice: ShopOrderNotice;
}

/** The command that a form asks for; the sentence that is missing for it. */
function askedOf(intent: ShopOrderIntent, form: FormData, orders: readonly string[]): Asked | string {
  const [order] = orders;
  switch (intent) {
    case 'accept':
      return { name: 'orders.accept', input: { orders }, notice: 'accept' };
    case 'pack':
      return { name: 'orders.pack', input: { orders }, notice: 'pack' };
    case 'pickup':
    case 'drop_off':
      return { name: 'orders.book', input: { orders, collection: intent }, notice: 'book' };
    case 'reject': {
      const reason = SELLER_REASONS.find((known) => known === form.get('reason'));
      if (!reason) return sellingCopy.refused.reason;
      return { name: 'orders.cancel', input: { orders, reason }, notice: 'reject' };
    }
    case 'approve':
      return { name: 'orders.cancel', input: { orders, reason: 'agreed' }, notice: 'reject' };
    case 'decline':
      return { name: 'orders.decline_cancel', input: { orders }, notice: 'decline' };
    case 'ship':
      return { name: 'orders.ship', input: { order, waybill: form.get('waybill') }, notice: 'ship' };
    case 'packing': {
      const notTaken = pictureFault(form);
      if (notTaken !== null) return notTaken;
      const typed = postedLine(form, 'grams');
      const grams = typed === '' ? null : readGrams(typed);
      if (typed !== '' && grams === null) return sellingCopy.refused.grams;
      const files = form.getAll(FORM_FIELDS.id).map(String);
      const seenGrams = postedLine(form, PACKING_SEEN.grams);
      const seen = {
        grams: seenGrams === '' ? null : Number(seenGrams),
        files: form.getAll(PACKING_SEEN.files).map(String),
      };
      return { name: 'orders.packing', input: { order, grams, files, seen }, notice: 'packing' };
    }
    case 'note':
      return { name: 'orders.note', input: { order, note: form.get('note') }, notice: 'note' };
  }
}

/** Does what a form asks for with the orders that it names; on the server. All of them, or none. */
export async function takeOrderForm(
  form: FormData,
  { commands, scope, orders }: { commands: DeskCommands; scope: Scope; orders: readonly string[] },
): Promise<OrderFormAnswer> {
  const intent = SHOP_ORDER_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return { refused: sellingCopy.refused.other };
  if (orders.length === 0) return { refused: sellingCopy.refused.none };
  const asked = askedOf(intent, form, orders);
  if (typeof asked === 'string') return { refused: asked };
  const answer = await commands.run(asked.name, { scope, input: asked.input });
  if (!answer.ok) return { refused: sayRefusal(answer.error) };
  return { done: asked.notice, count: answer.value.length };
}
