import type { SignedInBrowser } from '#domain/access/principal.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import type { CommandRefusal, DeskCommands, Desks, Scope } from '#server/services.ts';
import { desksCopy } from '../../copy/desks.id.ts';
import { sellingStaffCopy as copy } from '../../copy/selling-staff.id.ts';
import { sayRefusal } from './say-refusal.ts';

/** What a notice tells of. */
export type StaffNotice = keyof typeof copy.done;

const NOTICES = Object.keys(copy.done) as readonly StaffNotice[];
export const parseStaffNotice = (given: string | null): StaffNotice | null =>
  NOTICES.find((known) => known === given) ?? null;

/** What came of a form about who works at a shop. */
export type StaffAnswer =
  | { done: StaffNotice }
  /** The token of a new invitation, which is shown once. */
  | { token: string }
  | { refused: string };

/** A form that changed nothing, and whom or which invitation it was about. */
export interface RefusedStaff {
  text: string;
  intent: string;
  subject: string;
  role: string;
  reason: string;
}

/** What was refused of a form, to be shown in it again. */
export const refusedStaff = (form: FormData, text: string): RefusedStaff => ({
  text,
  intent: postedLine(form, 'intent'),
  subject: postedLine(form, 'member') || postedLine(form, 'invitation'),
  role: postedLine(form, 'role'),
  reason: postedLine(form, 'reason'),
});

interface Sent {
  desks: Desks;
  commands: DeskCommands;
  scope: Scope & { sellerId: number };
  user: SignedInBrowser;
}

/** Does what a form about who works at a shop asks for; on the server. */
export async function takeStaffForm(form: FormData, sent: Sent): Promise<StaffAnswer> {
  const { desks, scope, user } = sent;
  const read = (name: string) => postedLine(form, name);
  const code = read('code');
  if (code !== '') {
    const given = await desks.giveCode(user, code);
    if (!given.ok) return { refused: desksCopy.code.failures[given.error.code] };
  }
  const [membershipId, invitation, role] = [read('member'), read('invitation'), read('role')];
  const invited = { role, sellerId: scope.sellerId };
  switch (read('intent')) {
    case 'invite':
      return tokenOf(await run(sent, 'selling.invite', invited));
    case 'again':
      return tokenOf(await run(sent, 'selling.invite', { ...invited, replaces: invitation }));
    case 'withdraw':
      return doneOf('withdraw', await run(sent, 'selling.withdraw', { invitation }));
    case 'role':
      return doneOf('role', await run(sent, 'selling.change_role', { membershipId, role }));
    case 'end':
      return doneOf('end', await run(sent, 'selling.end_membership', { membershipId }));
    case 'reset':
      return doneOf('reset', await run(sent, 'selling.reset_factor', { membershipId }, read('reason')));
    default:
      return { refused: copy.refused.not_found };
  }
}

type Ran = { ok: true; value: readonly unknown[] } | { ok: false; error: string };

async function run({ commands, scope, user }: Sent, name: string, input: object, reason = ''): Promise<Ran> {
  const answer = await commands.run(name, { scope, input, reason, sessionId: user.sessionId });
  return answer.ok ? answer : { ok: false, error: saysOf(answer.error) };
}

const tokenOf = (ran: Ran): StaffAnswer =>
  ran.ok ? { token: String(ran.value[0]) } : { refused: ran.error };
const doneOf = (done: StaffNotice, ran: Ran): StaffAnswer => (ran.ok ? { done } : { refused: ran.error });

const isOwn = (code: string): code is keyof typeof copy.refused => Object.hasOwn(copy.refused, code);

function saysOf(refusal: CommandRefusal): string {
  if (refusal.code === 'invalid') return copy.refused.unknown_role;
  return isOwn(refusal.code) ? copy.refused[refusal.code] : sayRefusal(refusal);
}
