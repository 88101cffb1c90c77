import type { RouterContextProvider } from 'react-router';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingInboxCopy } from '../../copy/operating-inbox.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** Shows an address or a letter on the page itself. */
export const SHOW_INTENT = 'show';

/** What the forms of a message do, posted as `intent`. */
export const INBOX_INTENTS = ['take', 'sort', 'answer', 'close'] as const;
export type InboxIntent = (typeof INBOX_INTENTS)[number];

/** Does what a form asks for with a message; on the server. */
export async function takeInboxForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  reference: string,
): Promise<{ done: InboxIntent } | RefusedForm> {
  const intent = INBOX_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, operatingCopy.refused.other);
  if (intent === 'close' && postedLine(form, 'reason') === '')
    return refuseForm(form, operatingCopy.refused.reason);
  const answer = postedText(form, 'answer');
  if (intent === 'answer' && answer === '') return refuseForm(form, operatingInboxCopy.refused.answer);
  const input = { take: {}, close: {}, sort: { kind: postedLine(form, 'kind') }, answer: { answer } }[intent];
  const done = await runCommand(args, form, {
    name: `inbox.${intent}`,
    input: Object.assign({ reference }, input),
  });
  return 'refused' in done ? done : { done: intent };
}
