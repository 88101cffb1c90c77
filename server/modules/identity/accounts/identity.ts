import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Who sent a request. */
export interface Identity {
  userId: string;
  email: string;
  /** The access token that said so. */
  token: string;
  /** The session of the built-in sign-in that the token belongs to; null for a hosted project's. */
  sessionId: string | null;
}

/** The hosted project cannot be reached or cannot answer now; asking again later may help. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The Supabase project cannot answer now', { cause });
  }
}

/** Why an account was not deleted. */
export type DeletionFailure = { code: 'wrong_password' } | { code: 'too_many_requests'; retryAfterS: number };

/** Why a sign-in or registration did not work. */
export interface SignInFailure {
  kind: 'refused' | 'too_many';
  /** The sign-in's own sentence, in English; null when it has none. */
  message: string | null;
}

/** What somebody typed to sign in or register, and from where. */
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

/** What came of signing in or registering. */
export interface SignedIn<Tokens> {
  tokens: Tokens;
  /** The `Set-Cookie` header by which the sign-in knows this browser the next time; null without one. */
  setCookie: string | null;
}

/** Where accounts live: built in, or in a hosted project. Both keep profile and follows here. */
export interface Identities {
  /**
   * Whose access token it is; null when it is nobody's.
   * @throws IdentityUnavailable, DatabaseUnavailable
   */
  identify(token: string): Promise<Identity | null>;
  /** Whether the account is still there; inside a transaction it then stays until the end, if it lives here. */
  isThere(query: Query, userId: string): Promise<boolean>;
  /**
   * Opens a session, for a browser without scripts.
   * @throws IdentityUnavailable, DatabaseUnavailable
   */
  signIn(credentials: Credentials): Promise<Result<SignedIn<SessionTokens>, SignInFailure>>;
  /** Opens an account; no tokens where its address must be confirmed by mail first. @throws like `signIn` */
  register(credentials: Credentials): Promise<Result<SignedIn<SessionTokens | null>, SignInFailure>>;
  /** What the sign-in knows about an account, for 'Download my data'. */
  exportAccount(identity: Identity): Promise<Record<string, unknown>>;
  /** Deletes the account, its sessions and its pictures, if the password is right. */
  deleteAccount(
    identity: Identity,
    given: { password: string; address: string },
  ): Promise<Result<null, DeletionFailure>>;
}
