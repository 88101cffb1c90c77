import { checkFields } from '#domain/forms/check-fields.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { givenBackForm, offerForm, refusalForm } from '#domain/forms/return.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import type { CommandRefusal, DeskCommands, Scope } from '#server/services.ts';
import { sellingReturnsCopy as copy } from '../../copy/selling-returns.id.ts';
import { pictureFault } from '../media/picture-fault.ts';
import { readGrams } from './read-grams.ts';
import { sayRefusal } from './say-refusal.ts';

/** What the forms of a shop's return ask for, posted as `intent`. */
export type ShopReturnIntent = keyof typeof copy.done;

const INTENTS = Object.keys(copy.done) as readonly ShopReturnIntent[];
export const parseReturnIntent = (given: unknown): ShopReturnIntent | null =>
  INTENTS.find((known) => known === given) ?? null;

/** A form that was not taken: what was typed, and what is wrong, by the names of the fields. */
export interface ShopReturnFaults {
  intent: ShopReturnIntent;
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
}

export type ShopReturnAnswer = { done: ShopReturnIntent } | { refused: string } | ShopReturnFaults;

interface Sent {
  commands: DeskCommands;
  scope: Scope;
  /** Of the return. */
  number: string;
}

/** Does what a form asks for with a return; on the server. */
export async function takeReturnForm(form: FormData, sent: Sent): Promise<ShopReturnAnswer> {
  const intent = parseReturnIntent(form.get('intent'));
  const read = (name: string) => String(form.get(name) ?? '');
  switch (intent) {
    case 'approve':
      return run(sent, { intent, input: {} });
    case 'arrive': {
      const typed = { grams: read('grams').trim() };
      if (typed.grams === '') return run(sent, { intent, input: {} });
      const grams = readGrams(typed.grams);
      if (grams === null) return { intent, typed, faults: { grams: copy.arrive.fault } };
      return run(sent, { intent, input: { grams }, typed });
    }
    case 'pass':
      return run(sent, { intent, input: { restocks: form.get('restocks') === 'on' } });
    case 'send_again':
      return run(sent, { intent, input: { collection: read('collection') } });
    case 'offer': {
      const typed = { amount: read('amount') };
      const checked = checkFields(offerForm, typed);
      if (!checked.ok || !checked.value.amount)
        return { intent, typed, faults: { amount: copy.offer.fault } };
      return run(sent, { intent, input: { amount: checked.value.amount }, typed });
    }
    case 'refuse': {
      const inspected = inspectedOf(form);
      const typed = { text: read('text'), ...Object.fromEntries(inspected.typed) };
      const notTaken = pictureFault(form);
      const checked = checkFields(refusalForm, typed);
      const faults = {
        ...(!checked.ok && { text: copy.refuse.fault }),
        ...(notTaken !== null && { [FORM_FIELDS.file]: notTaken }),
      };
      if (!checked.ok || notTaken !== null) return { intent, typed, faults };
      const files = form.getAll(FORM_FIELDS.id).map(String);
      const input = { text: checked.value.text, files };
      // Some pieces may be as they should be: these are paid, and the others refused.
      if (inspected.lines.every(({ passes }) => passes === 0)) return run(sent, { intent, input, typed });
      const { lines } = inspected;
      return run(sent, { intent, command: 'inspect', input: { ...input, lines }, typed });
    }
    case 'give_back': {
      const typed = { courier: read('courier'), waybill: read('waybill') };
      const checked = checkFields(givenBackForm, typed);
      if (checked.ok) return run(sent, { intent, input: checked.value, typed });
      const faults = Object.keys(checked.error).map((name) => [name, copy.giveBack.fault]);
      return { intent, typed, faults: Object.fromEntries(faults) };
    }
    case null:
      return { refused: copy.refused.too_late };
  }
}

/** How many pieces of each line are as they should be, as it was posted: none where nothing is said. */
function inspectedOf(form: FormData) {
  const typed = [...form.keys()]
    .filter((name) => name.startsWith('passes-'))
    .map((name): [string, string] => [name, postedLine(form, name)]);
  const isOnSale = form.get('restocks') === 'on';
  const lines = typed.map(([name, count]) => {
    const passes = Number(count);
    return { line: Number(name.slice('passes-'.length)), passes, restocks: isOnSale ? passes : 0 };
  });
  return { typed, lines };
}

async function run(
  { commands, scope, number }: Sent,
  {
    intent,
    input,
    command = intent,
    typed = {},
  }: {
    intent: ShopReturnIntent;
    input: object;
    command?: ShopReturnIntent | 'inspect';
    typed?: ShopReturnFaults['typed'];
  },
): Promise<ShopReturnAnswer> {
  const answer = await commands.run(`returns.${command}`, { scope, input: { return: number, ...input } });
  if (answer.ok) return { done: intent };
  const fault = faultOf(answer.error);
  return fault ? { intent, typed, faults: fault } : { refused: sayReturnRefusal(answer.error) };
}

/** A refusal that belongs to a field; null for any other. */
function faultOf(refusal: CommandRefusal): Record<string, string> | null {
  switch (refusal.code) {
    case 'return_wrong_part':
      return { amount: copy.offer.fault };
    case 'return_wrong_pieces':
      return { passes: copy.refuse.passesFault };
    case 'invalid':
      return refusal.problems.some(({ path }) => path.startsWith('lines'))
        ? { passes: copy.refuse.passesFault }
        : null;
    case 'return_unknown_media':
      return { [FORM_FIELDS.file]: copy.fileFaults.unknown_media };
    case 'return_too_many_files':
      return { [FORM_FIELDS.file]: copy.fileFaults.too_many_files };
    default:
      return null;
  }
}

/** Why nothing was changed about a return, for the people of its shop. */
function sayReturnRefusal(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'return_too_late':
    case 'return_goods_elsewhere':
      return copy.refused.too_late;
    case 'return_no_label':
    case 'return_label_open':
    case 'return_too_many_labels':
      return copy.refused.label;
    case 'return_offered_before':
      return copy.refused.offered_before;
    case 'not_found':
      return copy.refused.notFound;
    default:
      return refusal.code.startsWith('return_') ? copy.refused.payment : sayRefusal(refusal);
  }
}
