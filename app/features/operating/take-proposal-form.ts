import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingProposalsCopy } from '../../copy/operating-proposals.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms of a proposal do, posted as `intent`. */
const INTENTS = ['confirm', 'reject', 'withdraw'] as const;
type ProposalIntent = (typeof INTENTS)[number];

export const isProposalIntent = (text: string): text is ProposalIntent =>
  INTENTS.some((intent) => intent === text);

/** Decides a proposal as a form asks for; on the server. */
export async function takeProposalForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  proposal: string,
): Promise<{ done: ProposalIntent } | RefusedForm> {
  const intent = postedLine(form, 'intent');
  if (!isProposalIntent(intent)) return refuseForm(form, operatingCopy.refused.other);
  const why = postedLine(form, 'why');
  if (intent === 'reject' && why === '') return refuseForm(form, operatingProposalsCopy.refused.why);
  const input = intent === 'reject' ? { proposal, why } : { proposal };
  const answer = await runCommand(args, form, { name: `proposals.${intent}`, input });
  return 'refused' in answer ? answer : { done: intent };
}
