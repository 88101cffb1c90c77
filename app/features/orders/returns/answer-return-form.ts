import { checkFields } from '#domain/forms/check-fields.ts';
import { appealForm, sentGoodsForm } from '#domain/forms/return.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import type { CodeDemand, OrderOwner, OrderService, ReturnService, ShopperStep } from '#server/services.ts';
import { returnCopy as copy, type ReturnNotice, type ReturnRefused } from '../../../copy/return-pages.id.ts';
import { pictureFault } from '../../media/picture-fault.ts';
import { typedCode } from '../code-fields.tsx';

/** What the forms of a return's page ask for, posted as `intent`. */
export type ReturnIntent =
  | 'ask'
  | 'evidence'
  | 'take_offer'
  | 'leave_offer'
  | 'send'
  | 'label'
  | 'drop_label'
  | 'appeal'
  | 'withdraw'
  | 'join';

/** A form that was not taken: what was typed, and what is wrong, by the names of the fields. */
export interface ReturnAnswer {
  intent: ReturnIntent;
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}

/** What came of a form of a return's page. */
export type ReturnOutcome = { done: ReturnNotice } | { refused: ReturnRefused } | ReturnAnswer | CodeDemand;

interface Desks {
  returns: Pick<ReturnService, 'act'>;
  orders: Pick<OrderService, 'join'>;
}

/** The return that a form is of, and who sent it. */
interface Sent {
  owner: OrderOwner;
  number: string;
  n: number;
}

/** Does what a form of a return's page asks for; on the server. */
export async function answerReturnForm(form: FormData, desks: Desks, sent: Sent): Promise<ReturnOutcome> {
  const read = (name: string) => String(form.get(name) ?? '');
  const files = form.getAll(FORM_FIELDS.id).map(String);
  const act = (intent: ReturnIntent, step: ShopperStep, done: ReturnNotice, typed = {}) =>
    outcomeOf(desks.returns, { sent, step, intent, done, typed });
  const intent = read('intent');
  switch (intent) {
    case 'ask':
    case 'evidence': {
      const refused = pictureFault(form);
      if (refused !== null) return { intent, typed: {}, faults: { [FORM_FIELDS.file]: refused } };
      if (intent === 'ask') return act(intent, { do: 'ask', files }, 'asked');
      return act(intent, { do: 'add_evidence', files }, 'saved');
    }
    case 'take_offer':
      return act(intent, { do: 'take_offer' }, 'offer_taken');
    case 'leave_offer':
      return act(intent, { do: 'leave_offer' }, 'offer_left');
    case 'withdraw':
      return act(intent, { do: 'withdraw' }, 'withdrawn');
    case 'label': {
      const collection = COLLECTIONS.find((one) => one === read('collection')) ?? COLLECTIONS[0];
      return act(intent, { do: 'label', collection }, 'label');
    }
    case 'drop_label':
      return act(intent, { do: 'drop_label' }, 'label_dropped');
    case 'send': {
      const typed = { courier: read('courier'), waybill: read('waybill'), postage: read('postage') };
      const checked = checkFields(sentGoodsForm, typed);
      if (!checked.ok) return { intent, typed, faults: wordsOf(checked.error, copy.send.faults) };
      const goods = { ...checked.value, postage: checked.value.postage ?? 0 };
      return act(intent, { do: 'send', goods }, 'sent', typed);
    }
    case 'appeal': {
      const typed = { text: read('text') };
      const checked = checkFields(appealForm, typed);
      const refused = pictureFault(form);
      const faults = {
        ...(!checked.ok && {
          text: copy.appeal.faults[checked.error['text'] === 'too_long' ? 'too_long' : 'required'],
        }),
        ...(refused !== null && { [FORM_FIELDS.file]: refused }),
      };
      if (!checked.ok || refused !== null) return { intent, typed, faults };
      return act(intent, { do: 'appeal', text: checked.value.text, files }, 'appealed', typed);
    }
    case 'join':
      return join(form, desks.orders, sent);
    default:
      return { refused: 'unknown' };
  }
}

async function outcomeOf(
  desk: Desks['returns'],
  given: { sent: Sent; step: ShopperStep; intent: ReturnIntent; done: ReturnNotice; typed: object },
): Promise<ReturnOutcome> {
  const { sent, step, intent, done, typed } = given;
  const result = await desk.act(sent.owner, sent.number, sent.n, step);
  if (result.ok) return { done };
  const { error } = result;
  switch (error) {
    case 'needs_evidence':
    case 'unknown_media':
    case 'too_many_files':
      return { intent, typed: { ...typed }, faults: { [FORM_FIELDS.file]: copy.fileFaults[error] } };
    case 'too_late':
    case 'unknown':
    case 'needs_account':
    case 'no_label':
    case 'label_open':
    case 'too_many_labels':
      return { refused: error };
    default:
      return { refused: 'payment' };
  }
}

async function join(form: FormData, desk: Desks['orders'], { owner, number }: Sent): Promise<ReturnOutcome> {
  if (owner.userId === undefined) return { refused: 'needs_account' };
  const joined = await desk.join({ userId: owner.userId }, number, typedCode(form));
  if (joined.ok) return { done: 'joined' };
  return joined.error.code === 'code_needed' ? joined.error : { refused: 'unknown' };
}

const wordsOf = (errors: Readonly<Record<string, unknown>>, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(errors).map((name) => [name, words[name] ?? '']));
