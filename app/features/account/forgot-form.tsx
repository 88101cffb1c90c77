import { useState } from 'react';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { useAuth } from '../../browser/auth.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountField } from './account-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Asks for a mail with a link to set a new password. Its answer never tells whether there is such an account. */
export function ForgotForm({ loginPath }: { loginPath: string }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.auth.forgot;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isSending, faults, formProps } = useAccountForm('recovery', async (typed) => {
    const email = cleanLine(typed['email'] ?? '');
    const result = await ask((account) => account.sendRecovery(email));
    if (result.ok) setSentTo(email);
    else toast.fail(accountCopy.toast.recoveryFailed, result.error);
    return null;
  });
  return (
    <div className="space-y-5">
      <div role="status">
        {sentTo !== null && (
          <div className="flex gap-3 rounded-2xl bg-success-soft p-4">
            <Icon name="mail-check" className="mt-0.5 size-5 shrink-0 text-success" />
            <div className="min-w-0">
              <p className="font-bold text-success">{copy.sentTitle}</p>
              <p>{copy.sent(sentTo)}</p>
            </div>
          </div>
        )}
      </div>
      {sentTo === null && (
        <form {...formProps} aria-label={copy.title} className="space-y-5">
          <p>{copy.text}</p>
          <AccountField name="email" type="email" autoComplete="username" faults={faults} />
          <SubmitButton label={copy.submit} busyLabel={copy.sending} isBusy={isSending} />
        </form>
      )}
      <p className="text-center">
        <Link to={loginPath} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </p>
    </div>
  );
}
