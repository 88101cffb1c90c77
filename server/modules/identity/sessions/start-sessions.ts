import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Identities, Identity } from '../accounts/identity.ts';
import type { Belongings } from '../belongings/belongings.ts';
import { isAccountBlocked } from '../blocks/is-blocked.ts';
import { createSessionCookie } from '../cookies/session-cookie.ts';
import { registerSessions } from './routes-session.ts';
import type { Sessions } from './sessions.ts';
import { createWebSessions, type NewSession } from './web-sessions.ts';

/**
 * How long, in ms, a session of a hosted account is trusted without its token: the project cannot notify us.
 */
const HOSTED_MS = 24 * 60 * 60 * 1000;

/** @param clock real time: sessions do not follow the clock of a demo shop */
export function startSessions(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  publicUrl: string;
  identities: Identities;
  belongings: readonly Belongings[];
}): Sessions {
  const { publicUrl, identities, clock, belongings } = given;
  const stored = createWebSessions({ ...given, merges: belongings.map(({ merge }) => merge) });
  const cookie = createSessionCookie(publicUrl);

  const browserOf = ({ userId, email, sessionId }: Identity): NewSession => ({
    userId,
    email,
    authSessionId: sessionId,
    endsAt: sessionId === null ? new Date(clock().getTime() + HOSTED_MS) : null,
  });

  const sessions: Sessions = {
    async register(app) {
      await app.register(async (scope) => registerSessions(scope, { sessions, identities, publicUrl }));
    },
    async principal(header) {
      const token = cookie.read(header);
      return token === null ? null : stored.find(token);
    },
    async open(identity, header) {
      if (await isAccountBlocked(given.query, identity.userId)) return null;
      return cookie.set(await stored.open(browserOf(identity), cookie.read(header)));
    },
    async openGuest() {
      const { token, guestId } = await stored.openGuest();
      return { guest: { kind: 'guest', guestId }, setCookie: cookie.set(token) };
    },
    async signIn(credentials) {
      const signedIn = await identities.signIn(credentials);
      if (!signedIn.ok) return signedIn;
      const { tokens, setCookie } = signedIn.value;
      const identity = await identities.identify(tokens.access_token);
      if (!identity) return { ok: false, error: { kind: 'refused', code: null, message: null } };
      // The built-in sign-in has refused a blocked account; a hosted project does not know of it.
      if (await isAccountBlocked(given.query, identity.userId))
        return { ok: false, error: { kind: 'refused', code: 'user_banned', message: null } };
      const former = cookie.read(credentials.cookie);
      const token = await stored.open({ ...browserOf(identity), tokens }, former);
      return { ok: true, value: [cookie.set(token), setCookie].filter((one) => one !== null) };
    },
    async takeTokens(header) {
      const token = cookie.read(header);
      return token === null ? null : stored.takeTokens(token);
    },
    async signOut(header) {
      const token = cookie.read(header);
      if (token !== null) await stored.end(token);
      return cookie.clear();
    },
    sweep: () => stored.sweep(),
  };
  return sessions;
}
