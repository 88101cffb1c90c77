import { postedLine, postedText } from '#domain/forms/posted-line.ts';
import type { CommandRefusal, DeskCommands, Scope } from '#server/services.ts';
import { chatSettingsCopy as copy } from '../../copy/chat.id.ts';
import { sayChatRefusal } from './say-chat-refusal.ts';

/** What the forms of a shop's chat ask for, posted as `intent`. */
export type ChatSettingsIntent = keyof typeof copy.done;

/** Null for anything else. */
export const parseChatSettingsIntent = (given: unknown): ChatSettingsIntent | null =>
  given === 'greeting' || given === 'templates' ? given : null;

/** A form that was not taken: what was typed, and what is wrong, by the names of the fields. */
export interface ChatSettingsFaults {
  intent: ChatSettingsIntent;
  greeting: string;
  days: string[];
  from: string;
  to: string;
  templates: string[];
  faults: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  refused: string | null;
}

/** The name of the field of a template. */
export const templateField = (index: number): string => `template${index}`;

/** Does what a form of a shop's chat asks for; on the server. */
export async function takeChatSettings(
  form: FormData,
  { commands, scope }: { commands: DeskCommands; scope: Scope & { sellerId: number } },
): Promise<{ done: ChatSettingsIntent } | ChatSettingsFaults> {
  const intent = parseChatSettingsIntent(form.get('intent')) ?? 'greeting';
  const templates: string[] = [];
  for (let index = 0; form.has(templateField(index)); index += 1)
    templates.push(postedText(form, templateField(index)));
  const typed = {
    greeting: postedText(form, 'greeting'),
    days: form.getAll('days').map(String),
    from: postedLine(form, 'from'),
    to: postedLine(form, 'to'),
    templates,
  };
  const input = {
    ...typed,
    sellerId: scope.sellerId,
    version: Number(postedLine(form, 'version')),
    days: typed.days.map(Number),
    from: Number(typed.from),
    to: Number(typed.to),
  };
  const answer = await commands.run(`chat.${intent}`, { scope, input });
  if (answer.ok) return { done: intent };
  const faults = faultsOf(answer.error);
  const refused = Object.keys(faults).length > 0 ? null : sayWhole(answer.error);
  return { intent, ...typed, faults, refused };
}

/** The fields that a refused input names. */
function faultsOf(refusal: CommandRefusal): Record<string, string> {
  if (refusal.code !== 'invalid') return {};
  const faults: Record<string, string> = {};
  for (const { path } of refusal.problems) {
    const [name = '', index = ''] = path.split('.');
    if (name === 'greeting' || name === 'to') faults[name] = copy.faults[name];
    if (name === 'templates' && index !== '') faults[templateField(Number(index))] = copy.faults.template;
  }
  return faults;
}

const sayWhole = (refusal: CommandRefusal): string =>
  refusal.code === 'chat_settings_changed' ? copy.changed : sayChatRefusal(refusal);
