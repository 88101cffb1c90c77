import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Looks whether the data of an open page changed, while somebody sees it. The shop is asked first whether it is there: a
 * page that fails to load would take away what is typed on this one (P-FORM-12).
 */
export function useLook(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const isIdle = useRef(true);
  useEffect(() => {
    isIdle.current = state === 'idle';
  }, [state]);
  return useCallback(async () => {
    if (document.visibilityState !== 'visible' || !isIdle.current) return;
    const answer = await fetch('/readyz').catch(() => null);
    if (answer?.ok) await revalidate();
  }, [revalidate]);
}
