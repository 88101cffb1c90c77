import { useState } from 'react';
import { EXPORT_FILE } from '#domain/accounts/export-file.ts';
import { useAuth } from '../../browser/auth.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/** Hands a file to the browser as if a link to it had been followed. */
function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What belongs to the shopper: 'Download my data' and 'Delete account' (P-ACC-11). */
export function DataCard({ email }: { email: string }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.data;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [isExporting, setIsExporting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function exportData() {
    if (isExporting) return;
    setIsExporting(true);
    const result = await ask((account) => account.exportData());
    setIsExporting(false);
    if (result.ok) download(result.value, EXPORT_FILE);
    else toast.fail(accountCopy.toast.exportFailed, result.error);
  }

  return (
    <>
      <section className="card space-y-4 p-5 sm:p-6">
        <h2 className="text-lg font-bold">{copy.title}</h2>
        <p className="text-sm text-ink-soft">{copy.exportText}</p>
        <button
          type="button"
          aria-disabled={isExporting}
          onClick={() => void exportData()}
          className="button button-quiet w-full"
        >
          <Icon name="download" className="size-5" />
          {isExporting ? copy.exporting : copy.export}
        </button>
        <p className="text-sm text-ink-soft">{copy.deleteText}</p>
        <button
          type="button"
          onClick={() => setIsAsking(true)}
          className="button button-quiet w-full text-danger"
        >
          <Icon name="trash-2" className="size-5" />
          {copy.delete}
        </button>
      </section>
      <DeleteDialog isOpen={isAsking} email={email} onClose={() => setIsAsking(false)} />
    </>
  );
}
