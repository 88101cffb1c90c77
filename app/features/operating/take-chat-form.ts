import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import type { OperatorChatWords } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { type RefusedForm, refuseForm, runCommand } from './run-command.ts';

/** What the forms about a reported thread decide, posted as `intent`. */
export const CHAT_INTENTS = ['close', 'warn', 'ban', 'unban'] as const;
export type ChatIntent = (typeof CHAT_INTENTS)[number];

/** The forms that show its words. */
export const READ_CHAT_INTENT = 'read';
export const READ_OLDER_INTENT = 'older';

const COMMANDS: Readonly<Record<Exclude<ChatIntent, 'unban'>, string>> = {
  close: 'chat.close_reports',
  warn: 'chat.warn',
  ban: 'chat.ban',
};

/** Does what a form about a reported thread asks for; on the server. */
export async function takeChatForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
  thread: string,
): Promise<{ done: ChatIntent } | { words: OperatorChatWords } | RefusedForm> {
  const intent = postedLine(form, 'intent');
  if (intent === READ_CHAT_INTENT || intent === READ_OLDER_INTENT) {
    const before = parseId(postedLine(form, 'before'));
    const read = await runCommand(args, form, { name: 'chat.read', input: { thread, before } });
    return 'refused' in read ? read : { words: read.done[0] as OperatorChatWords };
  }
  const known = CHAT_INTENTS.find((one) => one === intent);
  if (!known) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  if (known === 'unban') return takeUnban(args, form);
  const about = postedLine(form, 'about');
  const reports = postedLine(form, 'reports').split(' ').filter(Boolean);
  const answer = await runCommand(args, form, {
    name: COMMANDS[known],
    input: { thread, about, reports },
  });
  return 'refused' in answer ? answer : { done: known };
}

/** Opens chat again for an account or a shop, as a form of a thread or of the list asks; on the server. */
export async function takeUnban(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<{ done: 'unban' } | RefusedForm> {
  if (postedLine(form, 'intent') !== 'unban') return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const sellerId = parseId(postedLine(form, 'shop'));
  const input = sellerId === null ? { userId: postedLine(form, 'account') } : { sellerId };
  const answer = await runCommand(args, form, { name: 'chat.unban', input });
  return 'refused' in answer ? answer : { done: 'unban' };
}
