import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../browser/auth.tsx';
import { usePageLanguage } from '../../browser/page-language.ts';
import { Link } from '../../ui/link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Of which mail a link is. */
type LinkType = 'signup' | 'email_change';

/**
 * Where the link in a confirmation mail leads. Only a press of the button spends the token: a program that looks into
 * mails would else confirm what a stranger registered.
 */
export function ConfirmScreen({ tokenHash, type }: { tokenHash: string | null; type: LinkType }) {
  const copy = useAccountCopy().confirm;
  const language = usePageLanguage();
  const { prepare } = useAuth();
  const [isInvalid, setIsInvalid] = useState(tokenHash === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(prepare, []);

  return (
    <div lang={language} className="page max-w-md space-y-6 pt-4">
      <ScreenHeading title={copy.title} />
      <noscript>
        <p className="card p-6">{copy.needsJavaScript}</p>
      </noscript>
      <div className="card p-5 sm:p-8 noscript:hidden">
        {tokenHash === null || isInvalid ? (
          <DeadLink />
        ) : (
          <ConfirmForm tokenHash={tokenHash} type={type} onInvalid={() => setIsInvalid(true)} />
        )}
      </div>
    </div>
  );
}

function ConfirmForm({
  tokenHash,
  type,
  onInvalid,
}: {
  tokenHash: string;
  type: LinkType;
  onInvalid: () => void;
}) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.confirm;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const navigate = useNavigate();
  const { isSending, formProps } = useForm({
    send: async () => {
      const result = await ask((account) => account.confirmEmail(tokenHash, type));
      if (result.ok) {
        toast.tell(accountCopy.toast.confirmed);
        navigate('/auth', { replace: true });
      } else if (result.error.kind === 'refused') onInvalid();
      else toast.fail(accountCopy.toast.confirmationFailed, result.error);
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
  const copy = useAccountCopy().confirm;
  return (
    <div role="alert" className="space-y-4">
      <h2 className="text-lg font-bold">{copy.invalidTitle}</h2>
      <p>{copy.invalidText}</p>
      <Link to="/auth" className="button button-primary w-full">
        {copy.toLogin}
      </Link>
    </div>
  );
}
