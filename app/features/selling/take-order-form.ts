import { postedLine } from '#domain/forms/posted-line.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { CommandRefusal, DeskCommands, EachDone, Scope } from '#server/services.ts';
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

/** Why a form changed nothing, and the status of its page: 404 where it named what is not the shop's. */
export interface FormRefused {
  refused: string;
  status: 404 | 422;
}

/** What came of a form about orders: what to tell, or why nothing was changed. */
export type OrderFormAnswer = { done: ShopOrderNotice; count: number } | FormRefused;

/** What came of a form about ticked orders. */
export type OrdersFormAnswer =
  | { done: ShopOrderNotice; count: number; left: EachDone<CommandRefusal>['left'] }
  | FormRefused;

const refuse = (refused: string): FormRefused => ({ refused, status: 422 });

/** A command that was refused as a whole. */
export const refuseBy = (refusal: CommandRefusal, say: (refusal: CommandRefusal) => string): FormRefused => ({
  refused: say(refusal),
  status: refusal.code === 'not_found' ? 404 : 422,
});

interface Asked {
  name: string;
  input: Record<string, unknown>;
  notice: ShopOrderNotice;
  /** It can be done with several ticked orders. */
  isOfMany?: true;
}

/** The command that a form asks for; the sentence that is missing for it. */
function askedOf(intent: ShopOrderIntent, form: FormData, orders: readonly string[]): Asked | string {
  const [order] = orders;
  switch (intent) {
    case 'accept':
      return { name: 'orders.accept', input: { orders }, notice: 'accept', isOfMany: true };
    case 'pack':
      return { name: 'orders.pack', input: { orders }, notice: 'pack', isOfMany: true };
    case 'pickup':
    case 'drop_off':
      return { name: 'orders.book', input: { orders, collection: intent }, notice: 'book', isOfMany: true };
    case 'reject': {
      const reason = SELLER_REASONS.find((known) => known === form.get('reason'));
      if (!reason) return sellingCopy.refused.reason;
      return { name: 'orders.cancel', input: { orders, reason }, notice: 'reject', isOfMany: true };
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

/** What a form asks for, of the orders that it names. */
function readIntent(form: FormData, orders: readonly string[]): Asked | FormRefused {
  const intent = SHOP_ORDER_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuse(sellingCopy.refused.other);
  if (orders.length === 0) return refuse(sellingCopy.refused.none);
  const asked = askedOf(intent, form, orders);
  return typeof asked === 'string' ? refuse(asked) : asked;
}

/** Does what a form asks for with one order; on the server. */
export async function takeOrderForm(
  form: FormData,
  { commands, scope, order }: { commands: DeskCommands; scope: Scope; order: string },
): Promise<OrderFormAnswer> {
  const asked = readIntent(form, [order]);
  if ('refused' in asked) return asked;
  const answer = await commands.run(asked.name, { scope, input: asked.input });
  if (!answer.ok) return refuseBy(answer.error, sayRefusal);
  return { done: asked.notice, count: answer.value.length };
}

/** Does what a form asks for with each ticked order that can do it; on the server. */
export async function takeOrdersForm(
  form: FormData,
  { commands, scope, orders }: { commands: DeskCommands; scope: Scope; orders: readonly string[] },
): Promise<OrdersFormAnswer> {
  const asked = readIntent(form, orders);
  if ('refused' in asked) return asked;
  if (!asked.isOfMany) return refuse(sellingCopy.refused.other);
  const answer = await commands.runEach(asked.name, { scope, input: asked.input });
  if (!answer.ok) return refuseBy(answer.error, sayRefusal);
  return { done: asked.notice, count: answer.value.done, left: answer.value.left };
}
