import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../browser/auth.tsx';
import { usePageLanguage } from '../../browser/page-language.ts';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useForm } from '../../ui/use-form.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Whether this history entry is one that {@link ResetScreen} made after it had spent the token. */
function isVerified(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isVerified' in state && state.isVerified === true;
}

/**
 * Where the link in a recovery mail leads. Only a press of the button spends the token, so that programs which look
 * into mails cannot; after that the address is without it, and a reload shows the form again.
 */
export function ResetScreen({ tokenHash }: { tokenHash: string | null }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.reset;
  const language = usePageLanguage();
  const { user, isRestoring, prepare } = useAuth();
  const { state } = useLocation();
  const [isInvalid, setIsInvalid] = useState(false);
  const verified = isVerified(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(prepare, []);

  return (
    <div lang={language} className="page max-w-md space-y-6 pt-4">
      <ScreenHeading title={copy.title} />
      <noscript>
        <p className="card p-6">{copy.needsJavaScript}</p>
      </noscript>
      <div className="card p-5 sm:p-8 noscript:hidden">
        {verified && user && <NewPasswordForm email={user.email ?? ''} />}
        {verified && !user && isRestoring && <Spinner label={accountCopy.loading} />}
        {verified && !user && !isRestoring && <DeadLink />}
        {!verified && tokenHash !== null && !isInvalid && (
          <ConfirmForm tokenHash={tokenHash} onInvalid={() => setIsInvalid(true)} />
        )}
        {!verified && (tokenHash === null || isInvalid) && <DeadLink />}
      </div>
    </div>
  );
}

function ConfirmForm({ tokenHash, onInvalid }: { tokenHash: string; onInvalid: () => void }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.reset;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const navigate = useNavigate();
  const { isSending, formProps } = useForm({
    send: async () => {
      const result = await ask((account) => account.verifyRecovery(tokenHash));
      if (result.ok) navigate('/auth/reset', { replace: true, state: { isVerified: true } });
      else if (result.error.kind === 'refused') onInvalid();
      else toast.fail(accountCopy.toast.resetFailed, result.error);
      return null;
    },
  });

  return (
    <form {...formProps} aria-label={copy.title} className="space-y-5">
      <p>{copy.askText}</p>
      <SubmitButton label={copy.confirm} busyLabel={copy.confirming} isBusy={isSending} />
    </form>
  );
}

/** A token that was spent, is too old or never was one. */
function DeadLink() {
  const copy = useAccountCopy().reset;
  return (
    <div role="alert" className="space-y-4">
      <h2 className="text-lg font-bold">{copy.invalidTitle}</h2>
      <p>{copy.invalidText}</p>
      <Link to="/auth?tab=forgot" className="button button-primary w-full">
        {copy.again}
      </Link>
    </div>
  );
}
