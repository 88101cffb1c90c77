import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';

/**
 * Says what became of the link in a confirmation mail. A hosted project leads from it to `/auth#access_token=...` or
 * `/auth#error_code=...&error_description=...`. The tokens are not used, the shopper logs in (P-ACC-3), and leave the address.
 */
export function useConfirmation() {
  const { confirmed, confirmationFailed } = useAccountCopy().toast;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useAccountToast();

  useEffect(() => {
    const params = new URLSearchParams(hash.slice(1));
    const problem = params.get('error_description');
    if (!params.has('access_token') && problem === null) return;
    navigate(pathname + search, { replace: true });
    if (problem === null) toast.tell(confirmed);
    else
      toast.fail(confirmationFailed, { kind: 'refused', message: problem, code: params.get('error_code') });
  }, [pathname, search, hash, navigate, toast, confirmed, confirmationFailed]);
}
