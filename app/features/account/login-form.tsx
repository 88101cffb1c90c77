import { useAuth } from '../../browser/auth.tsx';
import { accountCopy } from '../../copy/account.en.ts';
import { Link } from '../../ui/link.tsx';
import { AccountField, PasswordField } from './account-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

const copy = accountCopy.auth.login;

/** Logs in (spec 2, Auth page). Where that leads, the screen decides once it sees a user. */
export function LoginForm({ email = '', forgotPath }: { email?: string; forgotPath: string }) {
  const { ask } = useAuth();
  const toast = useAccountToast();
  const { isSending, faults, formProps } = useAccountForm('login', async (typed) => {
    const result = await ask((account) =>
      account.login(typed['email']?.trim() ?? '', typed['password'] ?? ''),
    );
    if (result.ok) toast.tell(accountCopy.toast.loggedIn);
    else toast.fail(accountCopy.toast.loginFailed, result.error);
    return null;
  });
  return (
    <form {...formProps} aria-label={copy.tab} className="space-y-5">
      <AccountField name="email" type="email" autoComplete="username" defaultValue={email} faults={faults} />
      <PasswordField name="password" autoComplete="current-password" faults={faults} />
      <SubmitButton label={copy.submit} busyLabel={copy.sending} isBusy={isSending} />
      <p className="text-center">
        <Link to={forgotPath} className="link inline-flex min-h-11 items-center">
          {copy.forgot}
        </Link>
      </p>
    </form>
  );
}
