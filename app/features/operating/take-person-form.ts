import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** Shows how an account is reached on the page itself. */
export const SHOW_PERSON_INTENT = 'show';

/** What the forms about an account do, posted as `intent`; each is a command of that name. */
export const PERSON_INTENTS = [
  'block',
  'unblock',
  'block_cod',
  'unblock_cod',
  'reset_factor',
  'export',
  'delete',
] as const;
export type PersonIntent = (typeof PERSON_INTENTS)[number];

/** Does what a form asks for with an account; on the server. */
export async function takePersonForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  person: string,
): Promise<{ done: PersonIntent } | RefusedForm> {
  const intent = PERSON_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const answer = await runCommand(args, form, { name: `people.${intent}`, input: { person } });
  return 'refused' in answer ? answer : { done: intent };
}
