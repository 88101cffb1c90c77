import { isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { refusalCode } from '#domain/accounts/refusal-code.ts';
import type { AuthFailure } from './auth-state.ts';

/** The meaning of an answer's status when the service gives no reason. */
export function kindOfStatus(status: number | undefined): AuthFailure['kind'] {
  if (status === undefined || status === 0) return 'offline';
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'too_many';
  if (status === 401) return 'signed_out';
  return 'refused';
}

/** What a code of the shop's own API means. */
export function kindOfCode(code: string): AuthFailure['kind'] {
  if (code === 'offline') return 'offline';
  if (code === 'unavailable' || code === 'failed') return 'unavailable';
  if (code === 'too_many_requests') return 'too_many';
  return code === 'unauthorized' ? 'signed_out' : 'refused';
}

/** Why auth-js or a request failed. Messages of the service count; those of a browser do not help. */
export function toFailure(error: unknown): AuthFailure {
  if (!isAuthError(error)) {
    return { kind: error instanceof TypeError || isTimeout(error) ? 'offline' : 'refused', message: null };
  }
  if (error.name === 'AuthSessionMissingError') return { kind: 'signed_out', message: null };
  if (error.name === 'AuthUnknownError') return { kind: 'unavailable', message: null };
  const kind = kindOfStatus(error.status);
  const speaks = kind === 'refused' || kind === 'too_many';
  return {
    kind,
    message: speaks ? error.message : null,
    ...(speaks && { code: refusalCode(error.code, reasonsOf(error)) }),
    ...(error.code === 'email_not_confirmed' && { isUnconfirmed: true }),
  };
}

/** Why the service finds a password weak. */
const reasonsOf = (error: unknown): readonly string[] | undefined =>
  isAuthWeakPasswordError(error) ? error.reasons : undefined;

/** Whether a request timed out: `AbortSignal.timeout` aborts it this way. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
