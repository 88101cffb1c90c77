import { type FormEvent, useState } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/** 'Sign Out' (P-ACC-7): ends the session of this browser, by a post where there are no scripts. */
export function SignOutButton() {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.profile;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await ask((account) => account.logout());
    setIsBusy(false);
    const { loggedOut, logoutFailed } = accountCopy.toast;
    // What the shop does not know any more is signed out as well.
    if (result.ok || result.error.kind === 'signed_out') toast.tell(loggedOut);
    // The toast's fixed sentence says it all (P-ACC-13).
    else toast.fail(logoutFailed, { kind: 'refused', message: logoutFailed.fallback });
  }

  return (
    <form method="post" onSubmit={(event) => void signOut(event)}>
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" aria-disabled={isBusy} className="button button-quiet w-full">
        <Icon name="log-out" className="size-5" />
        {isBusy ? copy.signingOut : copy.signOut}
      </button>
    </form>
  );
}
