import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../browser/auth.tsx';

/**
 * Brings the two sessions of a browser together: the cookie that the server rendered a private page by, and the one
 * of the browser's own client. The client's is the truth where it has one; where it has none it takes what a sign-in
 * without scripts left for it, else the cookie ends, too. So `/auth` and `/profile` never send each other round.
 *
 * @param knownAs whom the server knows by the cookie; null when nobody
 */
export function useSessionInStep(knownAs: string | null): void {
  const { user, isRestoring, problem, ask, prepare } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const userId = user?.id ?? null;
  const isSettled = !isRestoring && problem === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(prepare, []);
  useEffect(() => {
    if (!isSettled || userId === knownAs) return;
    let isWanted = true;
    const matched =
      userId === null ? ask((account) => account.adopt()) : ask((account) => account.openCookie());
    void matched.then((result) => {
      // The same page again, for whom it is; where it leads elsewhere, Back does not come through here.
      if (result.ok && isWanted)
        void navigate(pathname + search, { replace: true, preventScrollReset: true });
    });
    return () => {
      isWanted = false;
    };
  }, [isSettled, userId, knownAs, ask, navigate, pathname, search]);
}
