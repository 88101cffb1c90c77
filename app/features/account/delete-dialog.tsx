import { useEffect, useId, useRef } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import { accountCopy } from '../../copy/account.en.ts';
import { PasswordField } from './account-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

const copy = accountCopy.data.dialog;

/** Asks for the password before the account is deleted. A native modal dialog: Escape and 'Cancel' close it. */
export function DeleteDialog({
  isOpen,
  email,
  onClose,
}: {
  isOpen: boolean;
  email: string;
  /** Called however the dialog closes. */
  onClose: () => void;
}) {
  const { ask } = useAuth();
  const toast = useAccountToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const { isSending, faults, formProps } = useAccountForm('deletion', async (typed) => {
    const result = await ask((account) => account.deleteAccount(typed['password'] ?? ''));
    if (result.ok) {
      toast.tell(accountCopy.toast.deleted);
      return null;
    }
    if (Object.keys(result.error.faults ?? {}).length === 0) {
      dialog.current?.close();
      toast.fail(accountCopy.toast.deleteFailed, result.error);
    }
    return result.error.faults ?? null;
  });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(100%-2rem,28rem)] rounded-card bg-surface p-6 text-left text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {copy.title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-soft">
        {copy.text}
      </p>
      {isOpen && (
        <form {...formProps} aria-label={copy.title} className="mt-5 space-y-5">
          {/* For password managers: whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField name="password" autoComplete="current-password" faults={faults} />
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
              {copy.cancel}
            </button>
            <SubmitButton
              label={copy.confirm}
              busyLabel={copy.deleting}
              isBusy={isSending}
              className="button-danger"
            />
          </div>
        </form>
      )}
    </dialog>
  );
}
