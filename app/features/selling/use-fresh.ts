import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Seconds between two looks of an open list. */
const LOOKS_EVERY_S = 20;

/** Asks for the page's data again from time to time while it is seen, so that what is new stands there without a reload. */
export function useFresh(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    };
    const timer = setInterval(look, LOOKS_EVERY_S * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate, state]);
}
