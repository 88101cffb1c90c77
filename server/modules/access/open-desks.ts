import type { Visitor } from '#domain/access/principal.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { type EmailsOf, readAudit } from './audit/read-audit.ts';
import { type ActContext, act } from './commands/act.ts';
import { noteRefusal, type Refused } from './commands/security-log.ts';
import type { DeskAccess, DeskPage, Desks } from './desks.ts';
import { loadDeskKey } from './factor/desk-key.ts';
import { createFactors, type Factors } from './factor/factors.ts';
import { acceptInvitation } from './staff/accept-invitation.ts';
import { findInvitation } from './staff/invitations.ts';
import { membershipsOf, noteSeen, scopeAt } from './staff/memberships.ts';
import { hasFreshFactor, openDeskSession, touchDeskSession } from './who/desk-sessions.ts';
import type { Scope } from './who/scope.ts';

/** Checks a typed password of somebody who signed in. */
type ProvePassword = (
  user: { userId: string; email: string },
  given: { password: string; address: string },
) => Promise<Result<null, { code: 'wrong_password' } | { code: 'too_many_requests'; retryAfterS: number }>>;

export interface DesksOptions extends ActContext {
  env: Env;
  provePassword: ProvePassword;
  /** Whether an account still may work at any desk; throws when that cannot be known. */
  mayWork: (userId: string) => Promise<boolean>;
  /** The e-mails of people whom the audit log names. */
  emailsOf: EmailsOf;
}

/** The name under which authenticator apps list the shop. */
const ISSUER = 'Lokapasar';

/** Opens the desks. */
export async function openDesks(options: DesksOptions): Promise<Desks> {
  const { env, query, clock, provePassword, mayWork, emailsOf } = options;
  const key = await loadDeskKey(env);
  const factors =
    key && createFactors({ query, counter: createRateCounter(query, clock), key, clock, issuer: ISSUER });
  const counted = (userId: string, checked: Result<unknown, { code: string }>) =>
    noteWrongCode(query, userId, checked);
  return {
    access: (visitor, page) => accessTo({ query, clock, factors, mayWork }, visitor, page),
    memberships: (userId) => membershipsOf(query, userId),
    hasFactor: async (userId) => (factors ? factors.has(userId) : false),
    provePassword,
    async beginFactor(user, given) {
      if (!factors) return { ok: false, error: { code: 'no_key' } };
      const proved = await provePassword(user, given);
      if (!proved.ok) return proved;
      const begun = await factors.begin(user, user.email);
      return begun ? { ok: true, value: begun } : { ok: false, error: { code: 'has_factor' } };
    },
    pendingFactor: async (user) => (factors ? factors.pending(user, user.email) : null),
    async confirmFactor({ userId, sessionId }, code) {
      if (!factors) return { ok: false, error: { code: 'no_key' } };
      const confirmed = await factors.confirm({ userId, sessionId }, code);
      await counted(userId, confirmed);
      if (confirmed.ok) await openDeskSession(query, { sessionId, userId, now: clock() });
      return confirmed;
    },
    async giveCode({ userId, sessionId }, code) {
      if (!factors) return { ok: false, error: { code: 'no_key' } };
      const checked = await factors.check(userId, code);
      await counted(userId, checked);
      if (checked.ok) await openDeskSession(query, { sessionId, userId, now: clock() });
      return checked;
    },
    hasFreshCode: ({ userId, sessionId }) =>
      hasFreshFactor(query, { sessionId, userId, desk: 'operator', now: clock() }),
    audit: (asked) => readAudit(query, asked, { now: clock(), emailsOf }),
    invitation: (token) => findInvitation(query, token),
    async accept(userId, token) {
      const by = { kind: 'account', userId } as const;
      const joined = await act(options, acceptInvitation, { by, input: { token } });
      if (!joined.ok) return joined;
      const [value] = joined.value;
      return value ? { ok: true, value } : { ok: false, error: { code: 'not_found' } };
    },
  };
}

async function noteWrongCode(
  query: Query,
  userId: string,
  checked: Result<unknown, { code: string }>,
): Promise<void> {
  if (checked.ok) return;
  const event: Refused['event'] = checked.error.code === 'wrong_code' ? 'wrong_code' : 'too_many_codes';
  await noteRefusal(query, { event, userId, membershipId: null, what: 'second factor' });
}

interface Guard {
  query: Query;
  clock: () => Date;
  factors: Factors | null;
  mayWork: DesksOptions['mayWork'];
}

async function accessTo(guard: Guard, visitor: Visitor | null, page: DeskPage): Promise<DeskAccess> {
  if (visitor?.kind !== 'user') return { kind: 'log_in' };
  const { userId, sessionId } = visitor;
  const scope = await scopeAt(guard.query, { userId, sellerId: page.sellerId });
  if (!scope || !(await guard.mayWork(userId))) return { kind: 'not_found' };
  if (!scope.permissions.includes(page.needs)) {
    const { membershipId } = scope;
    await noteRefusal(guard.query, { event: 'forbidden', userId, membershipId, what: page.address });
    return { kind: 'forbidden' };
  }
  const access = await askFactor(guard, scope, sessionId);
  if (access.kind === 'open') await noteSeen(guard.query, scope.membershipId);
  return access;
}

/** The operator's side needs a second factor; at the seller centre it counts for those who set one up. */
async function askFactor(
  { query, clock, factors }: Guard,
  scope: Scope,
  sessionId: string,
): Promise<DeskAccess> {
  const { userId, desk } = scope;
  if (!factors) return desk === 'selling' ? { kind: 'open', scope } : { kind: 'no_key' };
  if (!(await factors.has(userId))) {
    return desk === 'selling' ? { kind: 'open', scope } : { kind: 'set_up_factor' };
  }
  const isOpen = await touchDeskSession(query, { sessionId, userId, now: clock() });
  return isOpen ? { kind: 'open', scope } : { kind: 'give_code' };
}
