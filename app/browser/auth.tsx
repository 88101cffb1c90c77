import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { SupabaseAddress } from './auth-state.ts';
import { type AuthStore, createAuthStore } from './auth-store.ts';

const AuthContext = createContext<AuthStore | null>(null);

/** Holds who is signed in. The provider itself never re-renders when that changes. */
export function AuthProvider({ supabase, children }: { supabase: SupabaseAddress; children: ReactNode }) {
  const [auth] = useState(() => createAuthStore(supabase));
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * The signed-in user, and the actions of the account. On the server and in the first render of the browser
 * the session counts as being read.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useAuth() {
  const { subscribe, getSnapshot, getServerSnapshot, ask, prepare } = useAuthStore();
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return { ...state, ask, prepare };
}

/**
 * Whether entries lead to the profile instead of the login. A stored session counts before it is read, and while it
 * cannot be. False on the server and in the first render of the browser.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useHasUser(): boolean {
  const { subscribe, getSnapshot } = useAuthStore();
  return useSyncExternalStore(
    subscribe,
    () => {
      const { user, isRestoring, problem } = getSnapshot();
      return user !== null || isRestoring || problem !== null;
    },
    () => false,
  );
}

function useAuthStore(): AuthStore {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
