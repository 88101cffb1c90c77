import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The user behind a request. */
export interface Identity {
  userId: string;
  email: string;
  /** The access token of the request. */
  token: string;
  /** The session of the built-in sign-in that the token belongs to; null for a hosted project's. */
  sessionId: string | null;
}

/** The hosted project cannot be reached or cannot answer now; a retry may help. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The Supabase project cannot answer now', { cause });
  }
}

/** Why a typed password proves nothing. */
export type PasswordFailure = { code: 'wrong_password' } | { code: 'too_many_requests'; retryAfterS: number };

/** Why a sign-in or registration failed. */
export interface SignInFailure {
  kind: 'refused' | 'too_many';
  /** Says why, in any language; null without one. */
  code: string | null;
  /** The sign-in's own message, in English; null without one. */
  message: string | null;
}

/** What somebody typed to sign in or register, and their network address. */
export interface Credentials {
  email: string;
  password: string;
  /** Network address. */
  address: string;
  /** The `Cookie` header. */
  cookie: string | undefined;
}

/** A session as the browser's client gets it. */
export interface SessionTokens extends Readonly<Record<string, unknown>> {
  access_token: string;
}

/** The outcome of signing in or registering. */
export interface SignedIn<Tokens> {
  tokens: Tokens;
  /** The `Set-Cookie` header by which the sign-in recognises this browser; null without one. */
  setCookie: string | null;
}

/** Accounts, built in or in a hosted project. Profile and follows are stored here in both cases. */
export interface Identities {
  /**
   * The user of an access token; null when it is invalid.
   * @throws IdentityUnavailable, DatabaseUnavailable
   */
  identify(token: string): Promise<Identity | null>;
  /**
   * Whether the account still exists; inside a transaction an account stored here then stays until the end.
   */
  isThere(query: Query, userId: string): Promise<boolean>;
  /**
   * Whether the account may work at a desk; one stored here ends with its sessions, so it may.
   * @throws IdentityUnavailable when a hosted project could not be asked for an hour
   */
  mayWork(userId: string): Promise<boolean>;
  /**
   * Opens a session, for a browser without scripts.
   * @throws IdentityUnavailable, DatabaseUnavailable
   */
  signIn(credentials: Credentials): Promise<Result<SignedIn<SessionTokens>, SignInFailure>>;
  /** Opens an account; no tokens if its address must be confirmed by mail first. @throws like `signIn` */
  register(credentials: Credentials): Promise<Result<SignedIn<SessionTokens | null>, SignInFailure>>;
  /** What the sign-in stores about an account, for 'Download my data'. */
  exportAccount(identity: Identity): Promise<Record<string, unknown>>;
  /** Whether somebody who signed in types the account's password again. @throws IdentityUnavailable */
  provePassword(
    user: Pick<Identity, 'userId' | 'email'>,
    given: { password: string; address: string },
  ): Promise<Result<null, PasswordFailure>>;
  /**
   * Deletes the account, its sessions and its pictures, if the password is right.
   * @param given.webToken of the browser that asks: it goes on as a guest's
   */
  deleteAccount(
    identity: Identity,
    given: { password: string; address: string; webToken: string | null },
  ): Promise<Result<null, PasswordFailure | { code: 'shop_open' }>>;
}
