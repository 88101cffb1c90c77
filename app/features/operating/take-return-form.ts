import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseTypedAmount } from '#domain/operating/typed-amount.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingReturnsCopy } from '../../copy/operating-returns.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms of a disputed return decide, posted as `intent`. */
export const RETURN_OUTCOMES = ['refund', 'send', 'reject'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

const copy = operatingReturnsCopy.refused;

/** Decides a return as a form asks for; on the server. */
export async function takeReturnForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  number: string,
): Promise<{ done: ReturnOutcome } | RefusedForm> {
  const outcome = RETURN_OUTCOMES.find((known) => known === form.get('intent'));
  if (!outcome) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const decision = outcome === 'refund' ? refundOf(form) : NO_MONEY;
  if (typeof decision === 'string') return refuseForm(form, decision);
  const input = { return: number, outcome, ...decision };
  const answer = await runCommand(args, form, { name: 'returns.decide', input });
  return 'refused' in answer ? answer : { done: outcome };
}

interface Refund {
  part: number | null;
  bearer: string;
  shopBears: number | null;
  goods: string;
}

/** What a decision that moves no money says of it. */
const NO_MONEY: Refund = { part: null, bearer: 'seller', shopBears: null, goods: 'kept' };

/** How much, who bears it, and where the goods are; the sentence that is missing for it. */
function refundOf(form: FormData): Refund | string {
  const posted = (name: string) => postedLine(form, name);
  const part = posted('amount') === '' ? null : parseTypedAmount(posted('amount'));
  if (part === null && posted('amount') !== '') return copy.part;
  const goods = posted('goods');
  const bears = posted('bearer');
  // An amount of the shop that is typed although one side bears all would be lost.
  if (bears !== 'both' && posted('shop') !== '') return copy.bearer;
  if (bears !== 'both') return { part, bearer: bears, shopBears: null, goods };
  const shopBears = parseTypedAmount(posted('shop'));
  return shopBears === null ? copy.shopBears : { part, bearer: 'seller', shopBears, goods };
}
