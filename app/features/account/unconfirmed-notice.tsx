import { useState } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Says that an address waits for the link of a mail, and sends another one. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.confirm;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    if (isSending) return;
    setIsSending(true);
    const result = await ask((account) => account.resendConfirmation(email));
    setIsSending(false);
    if (result.ok) toast.tell({ title: copy.sentTitle, description: copy.resent });
    else toast.fail(accountCopy.toast.resendFailed, result.error);
  }

  return (
    <div role="status" className="flex gap-3 rounded-2xl bg-success-soft p-4">
      <Icon name="mail-check" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0 space-y-3">
        <p className="font-bold text-success">{copy.sentTitle}</p>
        <p className="wrap-anywhere">{copy.sent(email)}</p>
        <button
          type="button"
          aria-disabled={isSending}
          onClick={() => void resend()}
          className="button button-quiet"
        >
          {isSending ? copy.resending : copy.resend}
        </button>
      </div>
    </div>
  );
}
