import type { Guest, SignedInBrowser, Visitor } from '#domain/access/principal.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Language } from '#domain/language.ts';
import type { Result } from '#domain/result.ts';
import { changeProfile, type ProfileChanges, type ProfileFaults } from './accounts/change-profile.ts';
import type { SignInFailure } from './accounts/identity.ts';
import { findProfile } from './accounts/profiles.ts';
import type { AccountOptions } from './accounts/signed-in.ts';
import { endOtherSessions, endOwnSession, type OwnSession, ownSessions } from './sessions/own-sessions.ts';
import type { Sessions } from './sessions/sessions.ts';
import { type LanguageHeaders, visitorLanguage } from './visitor-language.ts';

/** What somebody typed into the form for signing in or registering. */
export interface TypedCredentials {
  email: string;
  password: string;
}

/** The outcome of a registration. */
export interface Registered {
  /** The address must be confirmed by mail first. */
  isUnconfirmed: boolean;
  /** The `Set-Cookie` headers. */
  setCookies: string[];
}

/** The request of a private page: who asks, and the actions of the page's own forms. */
export interface Visit {
  /** Who asks; null for an unknown browser. */
  principal(): Promise<Visitor | null>;
  /** The language in which they get the screens of the account (P-SHOP-10). */
  language: Language;
  /** Network address of the request, for limits. */
  address: string;
  /**
   * Opens a guest session for this browser. @returns the guest, and the `Set-Cookie` header of the session
   */
  openGuest(): Promise<{ guest: Guest; setCookie: string }>;
  /** Signs in without scripts. @returns the `Set-Cookie` headers */
  signIn(typed: TypedCredentials): Promise<Result<string[], SignInFailure>>;
  /** Registers without scripts. */
  register(typed: TypedCredentials): Promise<Result<Registered, SignInFailure>>;
  /** Signs this browser out. @returns the `Set-Cookie` header */
  signOut(): Promise<string>;
  /** The logins of an account. */
  sessions(userId: string): Promise<OwnSession[]>;
  /** Ends one of them. */
  endSession(userId: string, id: string): Promise<void>;
  /** Ends all but the login of this browser. */
  endOtherSessions(user: SignedInBrowser): Promise<void>;
  profile(userId: string): Promise<Profile>;
  saveProfile(userId: string, changes: ProfileChanges): Promise<Result<Profile, ProfileFaults>>;
}

/** The parts of a request that a visit needs. */
export interface VisitRequest extends LanguageHeaders {
  /** Network address, for limits. */
  address: string;
  host: string;
}

/** Creates the visit of a request. */
export function createVisits(sessions: Sessions, options: AccountOptions): (request: VisitRequest) => Visit {
  return ({ cookie, acceptLanguage, address, host }) => ({
    language: visitorLanguage({ cookie, acceptLanguage }),
    address,
    principal: () => sessions.principal(cookie),
    openGuest: () => sessions.openGuest(),
    signIn: (typed) => sessions.signIn({ ...typed, address, cookie }),
    async register(typed) {
      const registered = await options.identities.register({ ...typed, address, cookie });
      if (!registered.ok) return registered;
      const { tokens, setCookie } = registered.value;
      const setCookies = setCookie === null ? [] : [setCookie];
      return { ok: true, value: { isUnconfirmed: tokens === null, setCookies } };
    },
    signOut: () => sessions.signOut(cookie),
    sessions: (userId) => ownSessions(options.query, userId),
    endSession: (userId, id) => endOwnSession(options.transaction, userId, id),
    endOtherSessions: ({ userId, sessionId }) => endOtherSessions(options.transaction, userId, sessionId),
    profile: (userId) => findProfile(options.query, userId),
    saveProfile: (userId, changes) => changeProfile(options, { userId, changes, host }),
  });
}
