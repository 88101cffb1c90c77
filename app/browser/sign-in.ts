import type { AuthError } from '@supabase/auth-js';
import { type AuthTalk, createSignUpClient } from './auth-client.ts';
import { toFailure } from './auth-failure.ts';
import type { AuthResult, SupabaseAddress } from './auth-state.ts';
import { openCookie } from './web-session.ts';

/** What signing in and out works with. */
export interface SignInTools {
  supabase: SupabaseAddress;
  client: AuthTalk;
  getToken: () => Promise<AuthResult<string>>;
  /** Forgets the session here and in the other tabs, without a request. */
  forget: () => Promise<void>;
  /** Shows that something is under way. */
  during: <T>(work: () => Promise<AuthResult<T>>) => Promise<AuthResult<T>>;
}

const failed = (error: unknown) => ({ ok: false, error: toFailure(error) }) as const;
const outcome = ({ error }: { error: AuthError | null }): AuthResult<null> =>
  error ? failed(error) : { ok: true, value: null };

/** Statuses of a logout whose session is gone already. */
const GONE = [401, 403, 404];

/** Login, registration, logout and a new password. */
export function createSignIn({ supabase, client, getToken, forget, during }: SignInTools) {
  let signUpClient: AuthTalk | null = null;
  const unseen = () => {
    signUpClient ??= createSignUpClient(supabase);
    return signUpClient;
  };
  const here = (path: string) => window.location.origin + path;
  return {
    login: (email: string, password: string) =>
      during(async (): Promise<AuthResult<null>> => {
        const signedIn = outcome(await client.signInWithPassword({ email, password }));
        if (!signedIn.ok || supabase.url === null) return signedIn;
        // A hosted project lets an account in that this shop has blocked.
        const token = await getToken();
        const opened = token.ok ? await openCookie(token.value) : token;
        if (opened.ok || opened.error.kind !== 'refused') return signedIn;
        await forget();
        return opened;
      }),

    /** Signs up and ends the new session at once (P-ACC-3). True: the address must be confirmed by mail first. */
    register: (email: string, password: string) =>
      during(async (): Promise<AuthResult<boolean>> => {
        const options = { emailRedirectTo: here('/auth') };
        const { data, error } = await unseen().signUp({ email, password, options });
        if (error) return failed(error);
        if (data.session) await unseen().signOut({ scope: 'local' });
        return { ok: true, value: data.session === null };
      }),

    /** Spends the token of a confirmation mail. Its session ends at once: the shopper logs in, as after registering. */
    confirmEmail: (tokenHash: string, type: 'signup' | 'email_change') =>
      during(async (): Promise<AuthResult<null>> => {
        const { error } = await unseen().verifyOtp({ token_hash: tokenHash, type });
        if (error) return failed(error);
        await unseen().signOut({ scope: 'local' });
        return { ok: true, value: null };
      }),
    /** Asks for another confirmation mail. Its answer never tells whether the address waits for one. */
    resendConfirmation: (email: string) =>
      during(async () => outcome(await client.resend({ type: 'signup', email }))),

    /** Ends this session, and no other one of the user. When it fails, the session stays. */
    logout: () =>
      during(async (): Promise<AuthResult<null>> => {
        const token = await getToken();
        if (!token.ok) return token;
        const { error } = await client.admin.signOut(token.value, 'local');
        if (error && !GONE.includes(error.status ?? 0)) return failed(error);
        await forget();
        return { ok: true, value: null };
      }),

    sendRecovery: (email: string) =>
      during(async () =>
        outcome(await client.resetPasswordForEmail(email, { redirectTo: here('/auth/reset') })),
      ),
    /** Spends the token of a recovery mail: its reader is signed in and may set a new password. */
    verifyRecovery: (tokenHash: string) =>
      during(async () => outcome(await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' }))),
    setPassword: (password: string) => during(async () => outcome(await client.updateUser({ password }))),
  };
}
