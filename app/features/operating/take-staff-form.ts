import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms about members ask for, posted as `intent`. */
export const STAFF_INTENTS = ['invite', 'again', 'withdraw', 'change', 'end', 'reset'] as const;
type StaffIntent = (typeof STAFF_INTENTS)[number];

/** What came of a form: the token of a new invitation, what was done, or why nothing was changed. */
type StaffAnswer = { token: string } | { done: 'withdraw' | 'change' | 'end' | 'reset' } | RefusedForm;

interface Args {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Does what a form about members asks for; on the server. */
export async function takeStaffForm(args: Args, form: FormData): Promise<StaffAnswer> {
  const intent = STAFF_INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const answer = await runCommand(args, form, commandOf(intent, form));
  if ('refused' in answer) return answer;
  return intent === 'invite' || intent === 'again' ? { token: String(answer.done[0]) } : { done: intent };
}

function commandOf(intent: StaffIntent, form: FormData) {
  const role = postedLine(form, 'role');
  const membershipId = postedLine(form, 'member');
  switch (intent) {
    case 'invite':
      return { name: 'operator.invite', input: { role, sellerId: null } };
    case 'again':
      return {
        name: 'operator.invite',
        input: { role, sellerId: null, replaces: postedLine(form, 'invitation') },
      };
    case 'withdraw':
      return { name: 'operator.withdraw', input: { invitation: postedLine(form, 'invitation') } };
    case 'change':
      return { name: 'operator.change_role', input: { membershipId, role } };
    case 'end':
      return { name: 'operator.end_membership', input: { membershipId } };
    case 'reset':
      return { name: 'operator.reset_factor', input: { membershipId } };
  }
}
