import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuth } from '../../browser/auth.tsx';

/**
 * Synchronises the two sessions of a browser: the cookie by which the server rendered a private page, and
 * that of the browser's own client. The client's counts where it has one. Where it has none it takes the
 * tokens that a sign-in without scripts left for it; without these the cookie ends, too. So `/auth` and
 * `/profile` never redirect to each other in a loop.
 *
 * @param knownAs the user that the server recognises by the cookie; null for nobody
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
