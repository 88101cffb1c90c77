import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms about days off ask for, posted as `intent`. */
export const HOLIDAY_INTENTS = ['add', 'remove', 'decree'] as const;
export type HolidayIntent = (typeof HOLIDAY_INTENTS)[number];

/** Changes the days off as a form asks; on the server. */
export async function takeHolidaysForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<{ done: HolidayIntent } | RefusedForm> {
  const intent = HOLIDAY_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const answer = await runCommand(args, form, { name: `holidays.${intent}`, input: inputOf(intent, form) });
  return 'refused' in answer ? answer : { done: intent };
}

function inputOf(intent: HolidayIntent, form: FormData): Readonly<Record<string, unknown>> {
  const day = postedLine(form, 'day');
  switch (intent) {
    case 'add':
      return { day, name: postedLine(form, 'name') };
    case 'remove':
      return { day };
    case 'decree':
      return { year: Number(form.get('year')), decree: postedLine(form, 'decree') };
  }
}
