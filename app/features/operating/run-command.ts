import { type RouterContextProvider, redirect } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatorProposalPath } from '#domain/paths.ts';
import { desksCopy } from '../../copy/desks.id.ts';
import { servicesContext } from '../../services.ts';
import { requireUser, scopeOf } from '../../visit.ts';
import { sayRefusal } from './say-refusal.ts';

/** A form that changed nothing: why, and what was typed, so that nothing is lost. */
export interface RefusedForm {
  intent: string;
  refused: string;
  typed: Readonly<Record<string, string>>;
  /** It needs a code of the authenticator app, which the form then asks for. */
  needsCode: boolean;
}

export type FormAnswer = { done: readonly unknown[] } | RefusedForm;

/** What a form typed and asked for, to be shown again. */
export function refuseForm(form: FormData, refused: string, needsCode = false): RefusedForm {
  const typed = [...form].filter(([name]) => name !== 'code' && name !== 'intent');
  return {
    intent: postedLine(form, 'intent'),
    refused,
    needsCode,
    typed: Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
  };
}

/**
 * Runs a command for a form of the console. A form that needs a fresh code brings it along in `code`, so that it is given
 * without leaving the page. What takes a second person leads to the page of its proposal.
 */
export async function runCommand(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  { name, input }: { name: string; input: Readonly<Record<string, unknown>> },
): Promise<FormAnswer> {
  const user = await requireUser(args);
  const { desks, commands } = args.context.get(servicesContext);
  const code = postedLine(form, 'code');
  if (code !== '') {
    const given = await desks.giveCode(user, code);
    if (!given.ok) return refuseForm(form, desksCopy.code.failures[given.error.code], true);
  }
  const wanted = { scope: scopeOf(args), input, sessionId: user.sessionId };
  const reason = postedLine(form, 'reason');
  const answer = await commands.run(name, reason === '' ? wanted : Object.assign(wanted, { reason }));
  if (answer.ok) return { done: answer.value };
  // Nothing was changed yet: the page of the proposal says what happens now.
  if (answer.error.code === 'proposed')
    throw redirect(`${operatorProposalPath(answer.error.proposal)}?done=proposed`, 303);
  return refuseForm(form, sayRefusal(answer.error), answer.error.code === 'stale_factor');
}
