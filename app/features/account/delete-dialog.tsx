import { useAuth } from '../../browser/auth.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from './account-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';

/**
 * Asks for the password before the account is deleted. Closed while the service still thinks, it tells by a toast
 * what came of it.
 */
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
  const copy = useAccountCopy().data.dialog;
  return (
    <Modal isOpen={isOpen} title={copy.title} text={copy.text} onClose={onClose}>
      {(close) => isOpen && <DeleteForm email={email} close={close} />}
    </Modal>
  );
}

function DeleteForm({ email, close }: { email: string; close: () => void }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.data.dialog;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const { isSending, faults, formProps } = useAccountForm('deletion', async (typed) => {
    const result = await ask((account) => account.deleteAccount(typed['password'] ?? ''));
    if (result.ok) {
      const { sealed, sealedUntil } = result.value;
      const { deleted, deletedSealed } = accountCopy.toast;
      toast.tell(sealed === 0 ? deleted : deletedSealed(sealed, new Date(sealedUntil)));
      return null;
    }
    const isOpen = formProps.ref.current !== null;
    const fault = result.error.faults?.['password'];
    if (isOpen && fault) return result.error.faults ?? null;
    if (isOpen) close();
    const { title, fallback } = accountCopy.toast.deleteFailed;
    toast.fail(
      { title, fallback: fault ? accountCopy.faultText('password', fault) : fallback },
      result.error,
    );
    return null;
  });
  return (
    <form {...formProps} aria-label={copy.title} className="mt-5 space-y-5">
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" autoComplete="current-password" faults={faults} />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" onClick={close} className="button button-quiet">
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
  );
}
