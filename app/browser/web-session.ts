import { endSession, openSession, takeTokens } from '#contracts/identity/session.ts';
import { ask } from './ask.ts';
import type { AuthResult } from './auth-state.ts';

/** The tokens that a sign-in without scripts left for this browser's client. */
export interface WaitingTokens {
  access_token: string;
  refresh_token: string;
}

const OFFLINE = { ok: false, error: { kind: 'offline', message: null } } as const;
const UNAVAILABLE = { ok: false, error: { kind: 'unavailable', message: null } } as const;
const BANNED = {
  ok: false,
  error: {
    kind: 'refused',
    code: 'user_banned',
    message: 'This account is blocked. If you think this is a mistake, write to us.',
  },
} as const;
const SIGNED_OUT = { ok: false, error: { kind: 'signed_out', message: null } } as const;

/** Gives this browser the cookie that private pages know it by. */
export async function openCookie(token: string): Promise<AuthResult<null>> {
  const opened = await ask(openSession, {}, { headers: { Authorization: `Bearer ${token}` } });
  if (opened.ok) return { ok: true, value: null };
  if (opened.error.code === 'offline') return OFFLINE;
  if (opened.error.code === 'user_banned') return BANNED;
  return opened.error.code === 'unauthorized' ? SIGNED_OUT : UNAVAILABLE;
}

/** Ends the session that the cookie names. A cookie that stays after a lost request ends with the session itself. */
export async function endCookie(): Promise<void> {
  await ask(endSession, {});
}

/** What a sign-in without scripts left for this browser; null when nothing. */
export async function takeWaitingTokens(): Promise<AuthResult<WaitingTokens | null>> {
  const taken = await ask(takeTokens, {});
  if (taken.ok) return { ok: true, value: taken.value.tokens };
  return taken.error.code === 'offline' ? OFFLINE : UNAVAILABLE;
}
