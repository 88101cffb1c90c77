import { useMemo } from 'react';
import { CONTACT_PATH } from '#domain/paths.ts';
import type { AuthFailure } from '../../browser/auth-state.ts';
import { usePageLanguage } from '../../browser/page-language.ts';
import type { AccountCopy } from '../../copy/account.en.ts';
import { useToast } from '../../ui/toast.tsx';
import { accountCopyIn } from './use-account-copy.ts';

/** A toast about a failure: its title, and what it says when neither the service nor we know more. */
interface FailureTexts {
  title: string;
  fallback: string;
}

/** What is said of a failure: the service's words, else the fallback and what may help (P-ACC-13). */
export function failureText(
  { failures, refusal }: AccountCopy,
  failure: Pick<AuthFailure, 'kind' | 'code' | 'message'>,
  fallback: string,
): string {
  const said = refusal(failure);
  const { kind } = failure;
  if (said === null) return `${fallback}. ${failures[kind]}`;
  return kind === 'refused' || said.endsWith('.') ? said : `${said}. ${failures[kind]}`;
}

/** How long a toast stays that leads to the message form, in milliseconds (P-SHOP-16). */
const CONTACT_TOAST_MS = 20_000;

/** Where somebody turns to whose account is blocked, whom no page of the account lets in (P-CONSOLE-81); null for any other failure. */
export const contactAfter = (
  { contact }: AccountCopy,
  { code }: Pick<AuthFailure, 'code'>,
): { label: string; to: string } | null =>
  code === 'user_banned' ? { label: contact, to: CONTACT_PATH } : null;

/** The toasts of the account, in the language of the page (P-ACC-12, P-ACC-13). */
export function useAccountToast() {
  const { show } = useToast();
  const lang = usePageLanguage();
  return useMemo(
    () => ({
      tell: (texts: { title: string; description: string }) => show({ ...texts, lang }),
      fail: ({ title, fallback }: FailureTexts, failure: AuthFailure) => {
        const action = contactAfter(accountCopyIn(lang), failure);
        show({
          title,
          description: failureText(accountCopyIn(lang), failure, fallback),
          tone: 'destructive',
          lang,
          ...(action && { action, durationMs: CONTACT_TOAST_MS }),
        });
      },
    }),
    [show, lang],
  );
}
