import { isAuthError } from '@supabase/auth-js';
import type { AuthFailure } from './auth-state.ts';

/** What an answer's status means when the service has refused nothing in words of its own. */
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

/** Why auth-js or a request failed. Its own words count only where the service spoke: a browser's are no help. */
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
    ...(error.code === 'email_not_confirmed' && { isUnconfirmed: true }),
  };
}

/** Whether a request was given up: `AbortSignal.timeout` ends it so. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
