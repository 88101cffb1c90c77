import type { FastifyInstance } from 'fastify';
import type { Principal } from '#domain/access/principal.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Credentials, Identities, Identity, SignInFailure } from '../accounts/identity.ts';
import { registerSessions } from './routes-session.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createWebSessions, type GuestMerge, type SignedInBrowser } from './web-sessions.ts';

/** How long, in ms, a session of a hosted project's account is believed without its token: the project cannot call us. */
const HOSTED_MS = 24 * 60 * 60 * 1000;

/** The sessions of private pages. */
export interface Sessions {
  /** `/session`: opens and ends them. */
  register(app: FastifyInstance): Promise<void>;
  /** Who asks, by the `Cookie` header of a request; null when nobody that we know. */
  principal(cookieHeader: string | undefined): Promise<Principal | null>;
  /** Opens a session for whoever an access token belongs to. @returns the `Set-Cookie` header */
  open(identity: Identity, cookieHeader: string | undefined): Promise<string>;
  /** Signs in a browser without scripts, whose client may take the tokens later. @returns the `Set-Cookie` header */
  signIn(credentials: Credentials, cookieHeader: string | undefined): Promise<Result<string, SignInFailure>>;
  /** Hands out the tokens of such a sign-in, once; null without any. */
  takeTokens(cookieHeader: string | undefined): Promise<unknown>;
  /** Ends the browser's session, if it has one. @returns the `Set-Cookie` header */
  signOut(cookieHeader: string | undefined): Promise<string>;
  /** Deletes sessions that are over. */
  sweep(): Promise<void>;
}

/** @param clock real time: sessions do not follow the clock of a demo shop */
export function startSessions(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  publicUrl: string;
  identities: Identities;
  merges?: readonly GuestMerge[];
}): Sessions {
  const { publicUrl, identities, clock } = given;
  const stored = createWebSessions(given);
  const cookie = createSessionCookie(publicUrl);

  const browserOf = ({ userId, email, sessionId }: Identity): SignedInBrowser => ({
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
      return cookie.set(await stored.open(browserOf(identity), cookie.read(header)));
    },
    async signIn(credentials, header) {
      const signedIn = await identities.signIn(credentials);
      if (!signedIn.ok) return signedIn;
      const tokens = signedIn.value;
      const identity = await identities.identify(tokens.access_token);
      if (!identity) return { ok: false, error: { kind: 'refused', message: null } };
      const token = await stored.open({ ...browserOf(identity), tokens }, cookie.read(header));
      return { ok: true, value: cookie.set(token) };
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
