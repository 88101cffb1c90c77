import { useMemo } from 'react';
import type { AuthFailure } from '../../browser/auth-state.ts';
import { accountCopy } from '../../copy/account.en.ts';
import { useToast } from '../../ui/toast.tsx';

/** A toast about a failure: its title, and what it says when neither the service nor we know more. */
interface FailureTexts {
  title: string;
  fallback: string;
}

/** What is said of a failure: the service's words where it has some (P-ACC-13), else ours. */
export function failureText({ kind, message }: AuthFailure, fallback: string): string {
  const { failures } = accountCopy;
  if (kind === 'refused') return message ?? fallback;
  if (kind !== 'too_many' || message === null) return failures[kind];
  return message.endsWith('.') ? message : `${message}. ${failures.too_many}`;
}

/** The English toasts of the account (P-ACC-12, P-ACC-13). */
export function useAccountToast() {
  const { show } = useToast();
  return useMemo(
    () => ({
      tell: (texts: { title: string; description: string }) => show({ ...texts, lang: 'en' }),
      fail: ({ title, fallback }: FailureTexts, failure: AuthFailure) =>
        show({ title, description: failureText(failure, fallback), tone: 'destructive', lang: 'en' }),
    }),
    [show],
  );
}
