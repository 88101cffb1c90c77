import type { FastifyInstance } from 'fastify';
import type { Guest, Visitor } from '#domain/access/principal.ts';
import type { Result } from '#domain/result.ts';
import type { Credentials, Identity, SignInFailure } from '../accounts/identity.ts';

/** The sessions of private pages. */
export interface Sessions {
  /** `/session`: opens and ends sessions. */
  register(app: FastifyInstance): Promise<void>;
  /** The user or guest of a `Cookie` header; null for an unknown browser. */
  principal(cookieHeader: string | undefined): Promise<Visitor | null>;
  /** Opens a session for the user of an access token. @returns the `Set-Cookie` header; null for a blocked account */
  open(identity: Identity, cookieHeader: string | undefined): Promise<string | null>;
  /** Opens a session for somebody without an account. */
  openGuest(): Promise<{ guest: Guest; setCookie: string }>;
  /** Signs in a browser without scripts, whose client may take the tokens later. @returns the `Set-Cookie` headers */
  signIn(credentials: Credentials): Promise<Result<string[], SignInFailure>>;
  /** Returns the tokens of such a sign-in, once; null without any. */
  takeTokens(cookieHeader: string | undefined): Promise<unknown>;
  /** Ends the browser's session, if it has one. @returns the `Set-Cookie` header */
  signOut(cookieHeader: string | undefined): Promise<string>;
  /** Deletes expired sessions. */
  sweep(): Promise<void>;
}
