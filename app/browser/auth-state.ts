import type { Session, User } from '@supabase/auth-js';
import type { Profile } from '#domain/accounts/profile.ts';
import type { AccountFaults } from '#domain/forms/account-fault.ts';
import type { Result } from '#domain/result.ts';

/** Where accounts live: a hosted Supabase project, or (null) this shop's own server. */
export interface SupabaseAddress {
  url: string | null;
  /** The publishable key, sent as `apikey`. */
  key: string;
}

/**
 * Why something about the account did not work: the connection, a service that is away, too many tries, a session
 * that has ended, or what the service refuses, in its own words.
 */
export interface AuthFailure {
  kind: 'offline' | 'unavailable' | 'too_many' | 'signed_out' | 'refused';
  /** The service's sentence, in English; null when it has none. */
  message: string | null;
  /** The service's code of what it refuses, where it has one: says why, in any language. */
  code?: string | null;
  /** The e-mail must be confirmed with the link of a mail before it logs in. */
  isUnconfirmed?: true;
  /** Faults of single fields, where the service names them. */
  faults?: AccountFaults;
}

/** An outcome of the account's work. */
export type AuthResult<T> = Result<T, AuthFailure>;

/** Who is signed in and what is known of them (P-ACC-6). */
export interface AuthState {
  session: Session | null;
  user: User | null;
  /** Null until a screen asks for it. */
  profile: Profile | null;
  /** While the stored session is read, and during login, registration, logout and profile update (P-ACC-6). */
  isLoading: boolean;
  /** While the stored session is read. */
  isRestoring: boolean;
  /** Why the stored session cannot be used at the moment; it is kept for later. */
  problem: 'offline' | 'unavailable' | null;
}

/** Nobody is signed in. */
export const VISITOR: AuthState = {
  session: null,
  user: null,
  profile: null,
  isLoading: false,
  isRestoring: false,
  problem: null,
};

/** A session is stored, and not yet read. */
export const RESTORING: AuthState = { ...VISITOR, isLoading: true, isRestoring: true };
