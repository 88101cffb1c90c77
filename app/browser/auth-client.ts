import { AuthClient } from '@supabase/auth-js';
import type { SupabaseAddress } from './auth-state.ts';
import { authStorage, SESSION_KEY } from './auth-storage.ts';

/** Talks to GoTrue, or to our own server that answers like it. */
export type AuthTalk = InstanceType<typeof AuthClient>;

function options({ url, key }: SupabaseAddress) {
  return {
    url: `${url ?? window.location.origin}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // Links in mails carry a token_hash and lead to a page of our own: nothing is ever read from the address.
    flowType: 'implicit',
    detectSessionInUrl: false,
  } as const;
}

/** The client of this browser's session: stored, refreshed, in step with the other tabs. */
export function createSessionClient(supabase: SupabaseAddress): AuthTalk {
  const kept = {
    storageKey: SESSION_KEY,
    storage: authStorage,
    persistSession: true,
    autoRefreshToken: true,
  };
  return new AuthClient({ ...options(supabase), ...kept });
}

/** A client for signing up, whose session no tab ever sees (P-ACC-3). One a page is enough. */
export function createSignUpClient(supabase: SupabaseAddress): AuthTalk {
  const unseen = { storageKey: 'sign-up', persistSession: false, autoRefreshToken: false };
  return new AuthClient({ ...options(supabase), ...unseen });
}
