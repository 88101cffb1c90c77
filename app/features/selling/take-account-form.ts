import type { SignedInBrowser } from '#domain/access/principal.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import type { CommandRefusal, DeskCommands, Desks, Scope } from '#server/services.ts';
import { desksCopy } from '../../copy/desks.id.ts';
import { sellingSettingsCopy } from '../../copy/selling-settings.id.ts';
import { sayRefusal } from './say-refusal.ts';

const copy = sellingSettingsCopy.account;

/** What the forms of a shop's account ask for, posted as `intent`. */
export type AccountIntent = keyof typeof copy.done;

const INTENTS = Object.keys(copy.done) as readonly AccountIntent[];
export const parseAccountIntent = (given: unknown): AccountIntent | null =>
  INTENTS.find((known) => known === given) ?? null;

/** A form that was not taken: what was typed, but for what proves who typed it, and what is wrong. */
export interface AccountFaults {
  account: AccountIntent;
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  refused: string | null;
}

interface Sent {
  desks: Desks;
  commands: DeskCommands;
  scope: Scope & { sellerId: number };
  user: SignedInBrowser;
  /** The sender's network address. */
  address: string;
}

/** Does what a form of a shop's account asks for; on the server. */
export async function takeAccountForm(
  intent: AccountIntent,
  form: FormData,
  sent: Sent,
): Promise<{ done: AccountIntent } | AccountFaults> {
  const { scope, commands, user } = sent;
  const names = ['bank', 'number', 'again', 'holder', 'rhythm'] as const;
  const typed = Object.fromEntries(names.map((name) => [name, postedLine(form, name)]));
  const refuse = (faults: AccountFaults['faults'], refused: string | null = null) => ({
    account: intent,
    typed,
    faults,
    refused,
  });
  if (intent !== 'stop') {
    const doubt = await proofFault(form, sent);
    if (doubt) return refuse(doubt);
  }
  const input = { ...typed, sellerId: scope.sellerId };
  const name = { account: 'payouts.own_account', rhythm: 'payouts.own_rhythm', stop: 'payouts.stop' }[intent];
  const answer = await commands.run(name, { scope, input, sessionId: user.sessionId });
  if (answer.ok) return { done: intent };
  const fault = faultOf(answer.error);
  return fault ? refuse(fault) : refuse({}, sayWhole(answer.error));
}

/** A stolen session alone changes nothing: whoever has a second factor gives a code, everybody else the password. */
async function proofFault(
  form: FormData,
  { desks, user, address }: Sent,
): Promise<AccountFaults['faults'] | null> {
  const words = desksCopy.code.failures;
  if (await desks.hasFactor(user.userId)) {
    const given = await desks.giveCode(user, postedLine(form, 'code'));
    return given.ok ? null : { code: words[given.error.code] };
  }
  const password = form.get('password');
  const proved = await desks.provePassword(user, {
    password: typeof password === 'string' ? password : '',
    address,
  });
  return proved.ok ? null : { password: words[proved.error.code] };
}

/** A refusal that belongs to a field; null for any other. */
function faultOf(refusal: CommandRefusal): AccountFaults['faults'] | null {
  switch (refusal.code) {
    case 'number_differs':
      return { again: copy.faults.again };
    case 'account_invalid':
      return { [refusal.field]: copy.faults[refusal.field] };
    default:
      return null;
  }
}

function sayWhole(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'payouts_held':
      return copy.alreadyHeld;
    case 'stale_factor':
      return copy.tooOld;
    default:
      return sayRefusal(refusal);
  }
}
