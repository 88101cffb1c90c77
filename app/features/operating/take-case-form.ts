import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { servicesContext } from '../../services.ts';
import { CASE_INTENTS, type CaseIntent } from './case-intents.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

const copy = operatingCopy.refused;

/** Does what a form asks for with its cases, with all of them or none; on the server. */
export async function takeCaseForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  typedIds: readonly string[],
): Promise<{ done: CaseIntent; count: number } | RefusedForm> {
  const intent = CASE_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, copy.other);
  const ids = typedIds.flatMap((typed) => parseId(typed) ?? []);
  if (ids.length === 0) return refuseForm(form, copy.none);
  const reason = postedLine(form, 'reason');
  if (intent !== 'take' && reason === '') return refuseForm(form, copy.reason);
  const answer = await runCommand(args, form, await commandOf(args, intent, { ids, reason }));
  return 'refused' in answer ? answer : { done: intent, count: answer.done.length };
}

async function commandOf(
  { context }: { context: Readonly<RouterContextProvider> },
  intent: CaseIntent,
  { ids, reason }: { ids: readonly number[]; reason: string },
) {
  if (intent === 'take') return { name: 'cases.take', input: { cases: ids } };
  if (intent === 'close') return { name: 'cases.close', input: { cases: ids, reason } };
  const { operating } = context.get(servicesContext);
  const orders = await operating.ordersOfCases(ids);
  return { name: intent === 'lost' ? 'orders.lost' : 'orders.deliver', input: { orders } };
}
