import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { PlainPost } from './plain-post.ts';
import { useAccountCopy } from './use-account-copy.ts';
import { contactAfter, failureText } from './use-account-toast.ts';

/** Why a form that was posted without scripts was refused: what a toast says with scripts. */
export function PlainFailure({
  failure,
  words,
}: {
  failure: PlainPost['failure'];
  words: { title: string; fallback: string };
}) {
  const accountCopy = useAccountCopy();
  if (!failure) return null;
  const contact = contactAfter(accountCopy, failure);
  return (
    <div role="alert" className="space-y-1 rounded-xl border border-danger p-4">
      <p className="font-bold">{words.title}</p>
      <p>{failureText(accountCopy, failure, words.fallback)}</p>
      {contact && (
        <Link to={contact.to} className="link inline-flex min-h-11 items-center">
          {contact.label}
        </Link>
      )}
    </div>
  );
}

/** What came of a form that was posted without scripts. */
export function PlainNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="space-y-1 rounded-xl border border-line p-4">
      <p className="font-bold">{title}</p>
      <p>{children}</p>
    </div>
  );
}
