import { isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import type { Profile } from '#domain/accounts/profile.ts';
import { createAccountApi } from './account-api.ts';
import { type AuthTalk, createSessionClient } from './auth-client.ts';
import { toFailure } from './auth-failure.ts';
import type { AuthResult, AuthState, SupabaseAddress } from './auth-state.ts';
import { VISITOR } from './auth-state.ts';
import { authStorage, SESSION_KEY } from './auth-storage.ts';
import { createSignIn } from './sign-in.ts';
import { endCookie, openCookie, takeWaitingTokens } from './web-session.ts';

/** The stub that shows the state. */
interface Stub {
  supabase: SupabaseAddress;
  read: () => AuthState;
  set: (changes: Partial<AuthState>) => void;
}

/** What can be done with an account. */
export type AccountSession = Awaited<ReturnType<typeof openAccountSession>>;

/**
 * How long a refresh of the stored session may take before the page says so, in milliseconds; the refresh
 * goes on.
 */
const PATIENCE_MS = 6_000;

const SIGNED_OUT = { ok: false, error: { kind: 'signed_out', message: null } } as const;

/**
 * Shows a session, or that there is none. The same user stays the same object, so that screens do not
 * re-render.
 */
function show({ read, set }: Stub, session: Session | null) {
  if (!session) return set(VISITOR);
  const { user: known, profile } = read();
  const isSame = known?.id === session.user.id;
  const user = isSame && known.updated_at === session.user.updated_at ? known : session.user;
  set({ ...VISITOR, session, user, profile: isSame ? profile : null });
}

/** Reads the stored session. One that cannot be refreshed now is kept in storage, and the page says so. */
async function restore(stub: Stub, client: AuthTalk) {
  const timer = setTimeout(() => {
    if (!stub.read().isRestoring) return;
    stub.set({ ...VISITOR, problem: navigator.onLine ? 'unavailable' : 'offline' });
  }, PATIENCE_MS);
  const { data, error } = await client.getSession();
  clearTimeout(timer);
  if (!isAuthRetryableFetchError(error)) show(stub, data.session);
  else stub.set({ ...VISITOR, problem: error.status ? 'unavailable' : 'offline' });
}

/** The tokens of the session, and its end. */
function tokensOf({ set }: Stub, client: AuthTalk) {
  async function getToken(): Promise<AuthResult<string>> {
    const { data, error } = await client.getSession();
    if (data.session) return { ok: true, value: data.session.access_token };
    if (isAuthRetryableFetchError(error)) return { ok: false, error: toFailure(error) };
    set(VISITOR);
    return SIGNED_OUT;
  }

  /** Ends the session in this browser and leaves its cookie. */
  async function forgetSession() {
    // Without a stored session, signing out notifies everybody, without a request.
    authStorage.removeItem(SESSION_KEY);
    await client.signOut({ scope: 'local' });
  }

  async function forget() {
    await forgetSession();
    await endCookie();
  }

  /** When the shop rejects a token: a new one, or the end of an expired session. */
  async function renewToken(): Promise<AuthResult<string>> {
    const { data, error } = await client.refreshSession();
    if (data.session) return { ok: true, value: data.session.access_token };
    if (isAuthRetryableFetchError(error)) return { ok: false, error: toFailure(error) };
    await forget();
    return SIGNED_OUT;
  }

  return { getToken, renewToken, forget, forgetSession };
}

/**
 * Opens the account: reads the stored session, follows its changes in this tab and the others, and refreshes it.
 * Events repeat whenever a tab is seen again (contract 1.9), so nothing but the state follows from them.
 */
export async function openAccountSession(stub: Stub) {
  const { supabase, read, set } = stub;
  const client = createSessionClient(supabase);
  const { getToken, renewToken, forget, forgetSession } = tokensOf(stub, client);
  const api = createAccountApi(getToken, renewToken);

  async function during<T>(work: () => Promise<AuthResult<T>>): Promise<AuthResult<T>> {
    set({ isLoading: true });
    const result = await work().catch((error: unknown) => ({ ok: false, error: toFailure(error) }) as const);
    set({ isLoading: false });
    return result;
  }

  client.onAuthStateChange((event, session) => {
    if (event !== 'INITIAL_SESSION') show(stub, session);
    // A hosted project does not notify the shop: each new token extends the cookie's session by a day.
    if (event === 'TOKEN_REFRESHED' && session && supabase.url !== null)
      void openCookie(session.access_token);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The page keeps its content when its session cannot be read again.
    if (persisted) restore(stub, client).catch(() => {});
  });
  await restore(stub, client);

  return {
    ...createSignIn({ supabase, client, getToken, forget, during }),

    /** Gets the cookie by which private pages recognise this browser. An expired session ends here, too. */
    async openCookie(): Promise<AuthResult<null>> {
      const token = await getToken();
      if (!token.ok) return token;
      const opened = await openCookie(token.value);
      if (!opened.ok && (opened.error.kind === 'signed_out' || opened.error.kind === 'refused'))
        await forget();
      return opened;
    },
    /** Takes over the session of a sign-in without scripts, or ends the cookie that no session stands behind. */
    async adopt(): Promise<AuthResult<null>> {
      const waiting = await takeWaitingTokens();
      if (!waiting.ok) return waiting;
      const { error } = waiting.value ? await client.setSession(waiting.value) : { error: null };
      if (!waiting.value || error) await endCookie();
      return { ok: true, value: null };
    },

    /** Saves what is given and leaves the rest. */
    updateProfile: (changes: Partial<Profile>) =>
      during(async () => {
        const result = await api.saveProfile(changes);
        if (result.ok) set({ profile: result.value });
        return result;
      }),
    /** Stores a picture; its public address is not in the profile yet. */
    async storePicture(picture: Blob): Promise<AuthResult<string>> {
      const { user } = read();
      if (!user) return SIGNED_OUT;
      try {
        const { storePicture } = await import('./picture-store.ts');
        return await storePicture({ supabase, getToken, userId: user.id, picture });
      } catch (error) {
        return { ok: false, error: toFailure(error) };
      }
    },
    followedSellers: api.followedSellers,
    follow: api.follow,
    exportData: api.exportData,
    defaultAddress: api.defaultAddress,
    notifications: api.notifications,
    markNotifications: api.markNotifications,
    deleteAccount: (password: string) =>
      during(async () => {
        const result = await api.deleteAccount(password);
        // The cookie is a guest's from now on, who may see the orders that go on.
        if (result.ok) await forgetSession();
        return result;
      }),
  };
}
