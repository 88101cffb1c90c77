import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseTypedAmount } from '#domain/operating/typed-amount.ts';
import { parseId } from '#domain/parse-id.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingActionsCopy } from '../../copy/operating-actions.id.ts';
import { hideReviewOf } from './hide-review.ts';
import { needsReason, ORDER_INTENTS, type OrderIntent } from './order-intents.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

const copy = operatingActionsCopy.refused;

interface Asked {
  name: string;
  input: Readonly<Record<string, unknown>>;
}

/** Does what a form asks for with an order; on the server. */
export async function takeOrderForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  number: string,
): Promise<{ done: OrderIntent } | RefusedForm> {
  const intent = ORDER_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, operatingCopy.refused.other);
  if (needsReason(intent) && postedLine(form, 'reason') === '')
    return refuseForm(form, operatingCopy.refused.reason);
  const asked = askedOf(intent, form, number);
  if (typeof asked === 'string') return refuseForm(form, asked);
  const answer = await runCommand(args, form, asked);
  return 'refused' in answer ? answer : { done: intent };
}

/** The command that a form asks for; the sentence that is missing for it. */
function askedOf(intent: OrderIntent, form: FormData, order: string): Asked | string {
  const posted = (name: string) => postedLine(form, name);
  const ofRefund = (name: string) => ({ name, input: { refund: posted('refund') } });
  switch (intent) {
    case 'ask':
      return { name: 'orders.ask_provider', input: { order } };
    case 'mail':
      return { name: 'orders.send_mail', input: { order, mail: posted('mail') } };
    case 'cancel':
      return { name: 'orders.cancel', input: { orders: [order], reason: posted('why') } };
    case 'decline':
      return { name: 'orders.decline_cancel', input: { orders: [order] } };
    case 'deliver':
      return { name: 'orders.deliver', input: { orders: [order] } };
    case 'returned':
      return { name: 'orders.returned', input: { orders: [order] } };
    case 'lost':
      return { name: 'orders.lost', input: { orders: [order] } };
    case 'transfer':
      return transferOf(form, order);
    case 'refund':
      return refundOf(form, order);
    case 'goodwill': {
      const amount = parseTypedAmount(posted('amount'));
      if (amount === null) return copy.amount;
      return { name: 'orders.goodwill', input: { order, reference: posted('reference'), amount } };
    }
    case 'dispute':
      return { name: 'orders.dispute', input: { order, bears: posted('bears') } };
    case 'hide_review':
      return hideReviewOf(form, parseId(posted('review')) ?? 0);
    case 'show_review':
      return { name: 'review.show', input: { reviewId: parseId(posted('review')) ?? 0 } };
    case 'refund_paid':
    case 'refund_bounced':
    case 'refund_retry':
    case 'refund_by_transfer':
      return ofRefund(`orders.${intent}`);
  }
}

function transferOf(form: FormData, number: string): Asked | string {
  const amount = parseTypedAmount(postedLine(form, 'amount'));
  if (amount === null) return copy.amount;
  const at = postedLine(form, 'at').replace('T', ' ');
  const line = { number, amount, reference: postedLine(form, 'reference'), isAgain: form.has('again') };
  return { name: 'orders.confirm_transfer', input: at === '' ? line : Object.assign(line, { at }) };
}

/** The pieces of a refund: those that were typed, or all that are left when nothing was. */
function refundOf(form: FormData, order: string): Asked | string {
  const typed = [...form.keys()].filter((name) => /^pieces-\d+$/.test(name));
  const pieces = typed.map((name) => ({
    line: Number(name.slice('pieces-'.length)),
    quantity: Number(postedLine(form, name) || '0'),
  }));
  if (!pieces.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)) return copy.pieces;
  const wanted = pieces.filter(({ quantity }) => quantity > 0);
  return {
    name: 'orders.refund',
    input: {
      order,
      reference: postedLine(form, 'reference'),
      reason: postedLine(form, 'cause'),
      bearer: postedLine(form, 'bearer'),
      goods: postedLine(form, 'goods'),
      pieces: wanted.length === 0 ? null : wanted,
    },
  };
}
