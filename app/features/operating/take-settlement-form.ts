import type { RouterContextProvider } from 'react-router';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import { parseTypedAmount } from '#domain/operating/typed-amount.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingCashCopy, operatingSettlementCopy } from '../../copy/operating-settlement.id.ts';
import { servicesContext } from '../../services.ts';
import { postedAccount } from './account-fields.tsx';
import { type FormAnswer, refuseForm, runCommand } from './run-command.ts';

type Args = { url: URL; context: Readonly<RouterContextProvider> };

/** Decides about money that nobody knew, or gives it to a purchase or its payer; on the server. */
export async function takeSettlementForm(args: Args, form: FormData): Promise<FormAnswer> {
  const line = postedLine(form, 'line');
  switch (form.get('intent')) {
    case 'decide': {
      const as = postedLine(form, 'as');
      if (as === '') return refuseForm(form, operatingSettlementCopy.refused.choose);
      return runCommand(args, form, { name: 'settlement.decide', input: { line, as } });
    }
    case 'purchase': {
      const number = parseOrderNumber(postedLine(form, 'number'));
      if (number === null) return refuseForm(form, operatingSettlementCopy.refused.number);
      const input = { line, number, at: postedLine(form, 'at') };
      return runCommand(args, form, { name: 'settlement.to_purchase', input });
    }
    case 'payer':
      return runCommand(args, form, { name: 'settlement.to_payer', input: { line, ...postedAccount(form) } });
    default:
      return refuseForm(form, operatingCopy.refused.other);
  }
}

const refused = operatingCashCopy.refused;
/** What a tick is posted as: the number of its order behind this. */
export const TICKED = 'order-';

/** Books cash of a courier, or settles a claim; on the server. */
export async function takeCashForm(args: Args, form: FormData): Promise<FormAnswer> {
  const asked = form.get('intent') === 'claim_paid' ? claimOf(form) : await remittanceOf(args, form);
  return typeof asked === 'string' ? refuseForm(form, asked) : runCommand(args, form, asked);
}

function claimOf(form: FormData) {
  const typed = postedLine(form, 'paid');
  const paid = typed === '0' ? 0 : parseTypedAmount(typed);
  if (paid === null) return refused.amount;
  return { name: 'orders.claim_paid', input: { claim: postedLine(form, 'claim'), paid } };
}

async function remittanceOf({ context }: Args, form: FormData) {
  if (form.get('intent') !== 'remitted') return operatingCopy.refused.other;
  const amount = parseTypedAmount(postedLine(form, 'amount'));
  if (amount === null) return refused.amount;
  const typedFee = postedLine(form, 'fee');
  const fee = typedFee === '' || typedFee === '0' ? 0 : parseTypedAmount(typedFee);
  if (fee === null) return refused.fee;
  const courier = postedLine(form, 'courier');
  const named = await ordersOf({ context }, form, courier);
  if (typeof named === 'string') return named;
  const [reference, day] = [postedLine(form, 'reference'), postedLine(form, 'day')];
  const line = { courier, amount, fee, reference, isAgain: form.has('again') };
  return {
    name: 'orders.remitted',
    input: { ...line, ...(day !== '' && { day }), ...(named.length > 0 && { orders: named }) },
  };
}

/** The orders that were ticked, and those whose numbers or waybills were pasted; or why they are none. */
async function ordersOf(
  { context }: Pick<Args, 'context'>,
  form: FormData,
  courier: string,
): Promise<string[] | string> {
  const ticked = [...form.keys()].flatMap((name) =>
    name.startsWith(TICKED) ? [name.slice(TICKED.length)] : [],
  );
  const pasted = postedText(form, 'list')
    .split(/[\s,;]+/)
    .filter((typed) => typed !== '');
  if (pasted.length === 0) return ticked;
  const byName = new Map<string, string>();
  for (const { order, waybill } of await context.get(servicesContext).operating.waitingCash(courier)) {
    byName.set(order, order);
    if (waybill !== null) byName.set(waybill.toUpperCase(), order);
  }
  const found = pasted.map((typed) => byName.get(typed.toUpperCase()));
  const unknown = pasted.filter((_, at) => found[at] === undefined);
  if (unknown.length > 0) return refused.unknown([...new Set(unknown)].slice(0, 20).join(', '));
  return [...new Set([...ticked, ...found.flatMap((order) => order ?? [])])];
}
