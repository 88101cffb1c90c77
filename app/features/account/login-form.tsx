import { useState } from 'react';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { useAuth } from '../../browser/auth.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountField, PasswordField } from './account-field.tsx';
import { PlainFailure } from './plain-notice.tsx';
import type { PlainPost } from './plain-post.ts';
import type { FreshAccount } from './register-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Logs in, with scripts by the browser's client, else by a post. Where that leads, the page decides. */
export function LoginForm({
  fresh,
  forgotPath,
  posted,
}: {
  /** The account that was just registered here: one press logs into it (P-ACC-3). */
  fresh: FreshAccount | null;
  forgotPath: string;
  posted: PlainPost | null;
}) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.auth.login;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [unconfirmed, setUnconfirmed] = useState(fresh?.isUnconfirmed ? fresh.email : null);
  const { isSending, faults, formProps } = useAccountForm(
    'login',
    async (typed) => {
      const typedEmail = cleanLine(typed['email'] ?? '');
      const result = await ask((account) => account.login(typedEmail, typed['password'] ?? ''));
      setUnconfirmed(!result.ok && result.error.isUnconfirmed ? typedEmail : null);
      if (result.ok) toast.tell(accountCopy.toast.loggedIn);
      else toast.fail(accountCopy.toast.loginFailed, result.error);
      return null;
    },
    posted?.faults,
  );
  return (
    <form {...formProps} method="post" aria-label={copy.tab} className="space-y-5">
      <PlainFailure failure={posted?.failure ?? null} words={accountCopy.toast.loginFailed} />
      {unconfirmed !== null && <UnconfirmedNotice email={unconfirmed} />}
      <input type="hidden" name="intent" value="login" />
      <AccountField
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={posted?.typed['email'] ?? fresh?.email}
        faults={faults}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        defaultValue={fresh?.password}
        faults={faults}
      />
      <SubmitButton label={copy.submit} busyLabel={copy.sending} isBusy={isSending} worksPlain />
      <p className="text-center">
        <Link to={forgotPath} className="link inline-flex min-h-11 items-center">
          {copy.forgot}
        </Link>
      </p>
    </form>
  );
}
