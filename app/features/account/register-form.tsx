import { cleanLine } from '#domain/forms/clean-text.ts';
import { useAuth } from '../../browser/auth.tsx';
import { AccountField, PasswordField } from './account-field.tsx';
import { PlainFailure } from './plain-notice.tsx';
import type { PlainPost } from './plain-post.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

/** What was just registered. It lives in memory alone: a password never goes into the history. */
export interface FreshAccount {
  email: string;
  password: string;
  /** It waits for the link of a mail. */
  isUnconfirmed: boolean;
}

/** Opens an account (P-ACC-2); `onRegistered` then shows the login (P-ACC-3). */
export function RegisterForm({
  onRegistered,
  posted,
}: {
  onRegistered: (account: FreshAccount) => void;
  posted: PlainPost | null;
}) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.auth.register;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const { isSending, faults, formProps } = useAccountForm(
    'register',
    async (typed) => {
      const email = cleanLine(typed['email'] ?? '');
      const password = typed['password'] ?? '';
      const result = await ask((account) => account.register(email, password));
      if (!result.ok) {
        toast.fail(accountCopy.toast.registrationFailed, result.error);
        return result.error.faults ?? null;
      }
      toast.tell(result.value ? accountCopy.toast.confirmFirst : accountCopy.toast.registered);
      onRegistered({ email, password, isUnconfirmed: result.value });
      return null;
    },
    posted?.faults,
  );
  return (
    <form {...formProps} method="post" aria-label={copy.tab} className="space-y-5">
      <PlainFailure failure={posted?.failure ?? null} words={accountCopy.toast.registrationFailed} />
      <input type="hidden" name="intent" value="register" />
      <AccountField
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={posted?.typed['email']}
        faults={faults}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
        faults={faults}
      />
      <PasswordField name="confirmPassword" autoComplete="new-password" faults={faults} />
      <SubmitButton label={copy.submit} busyLabel={copy.sending} isBusy={isSending} worksPlain />
    </form>
  );
}
