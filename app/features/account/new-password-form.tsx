import { useNavigate } from 'react-router';
import { useAuth } from '../../browser/auth.tsx';
import { PasswordField } from './account-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Sets a new password for whoever has just come by a recovery mail, and goes on to the account. */
export function NewPasswordForm({ email }: { email: string }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.reset;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const navigate = useNavigate();
  const { isSending, faults, formProps } = useAccountForm('newPassword', async (typed) => {
    const result = await ask((account) => account.setPassword(typed['password'] ?? ''));
    if (!result.ok) {
      toast.fail(accountCopy.toast.resetFailed, result.error);
      return null;
    }
    toast.tell(accountCopy.toast.passwordChanged);
    navigate('/profile', { replace: true });
    return null;
  });
  return (
    <form {...formProps} aria-label={copy.title} className="space-y-5">
      <p>{copy.formText}</p>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
        faults={faults}
      />
      <PasswordField name="confirmPassword" autoComplete="new-password" faults={faults} />
      <SubmitButton label={copy.submit} busyLabel={copy.sending} isBusy={isSending} />
    </form>
  );
}
