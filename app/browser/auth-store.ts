import type { AccountSession } from './account-session.ts';
import { type AuthResult, type AuthState, RESTORING, type SupabaseAddress, VISITOR } from './auth-state.ts';
import { hasStoredSession, SESSION_KEY } from './auth-storage.ts';

/** What the rest of the shop knows of the account before any of its code is loaded. */
export type AuthStore = ReturnType<typeof createAuthStore>;

/** After how many milliseconds the session is read in browsers that do not report idle time. */
const SOON_MS = 200;
/** Events after which a session may have been stored unnoticed, or the code may load now. */
const RETURN_EVENTS = ['pageshow', 'online'];

/**
 * The stub of the account: checks whether this browser has a session, and loads its code only then, or when a
 * screen of the account asks. A visitor downloads none of it (P-ACC-15).
 */
export function createAuthStore(supabase: SupabaseAddress) {
  const listeners = new Set<() => void>();
  let state: AuthState | null = null;
  let opened: Promise<AccountSession> | null = null;

  const getSnapshot = (): AuthState => {
    state ??= hasStoredSession() ? RESTORING : VISITOR;
    return state;
  };

  function set(changes: Partial<AuthState>) {
    state = { ...getSnapshot(), ...changes };
    for (const listener of listeners) listener();
  }

  function open(): Promise<AccountSession> {
    opened ??= import('./account-session.ts')
      .then(({ openAccountSession }) => openAccountSession({ supabase, read: getSnapshot, set }))
      .catch((error: unknown) => {
        opened = null;
        if (getSnapshot().isRestoring) set({ ...VISITOR, problem: 'offline' });
        throw error;
      });
    return opened;
  }

  /** Reads the stored session, once there is one. */
  function wake() {
    if (opened || !hasStoredSession()) return;
    if (!getSnapshot().isRestoring) set(RESTORING);
    const read = () => void open().catch(() => {});
    if ('requestIdleCallback' in window) requestIdleCallback(read);
    else setTimeout(read, SOON_MS);
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY) wake();
  };

  return {
    getSnapshot,
    getServerSnapshot: () => RESTORING,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) {
        window.addEventListener('storage', onStorage);
        for (const event of RETURN_EVENTS) window.addEventListener(event, wake);
        wake();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        for (const event of RETURN_EVENTS) window.removeEventListener(event, wake);
      };
    },
    /** Loads the code of the account ahead of its use. */
    prepare: () => void open().catch(() => {}),
    /** Does something with the account; code that does not come over the line is the failure 'offline'. */
    ask<T>(work: (account: AccountSession) => Promise<AuthResult<T>>): Promise<AuthResult<T>> {
      return open().then(work, () => ({ ok: false, error: { kind: 'offline', message: null } }));
    },
  };
}
