import { useEffect } from 'react';
import { useLook } from '../../browser/use-look.ts';

/** Seconds between two looks of an open list. */
const LOOKS_EVERY_S = 20;

/** Asks for the page's data again from time to time while it is seen, so that what is new stands there without a reload. */
export function useFresh(): void {
  const look = useLook();
  useEffect(() => {
    const timer = setInterval(look, LOOKS_EVERY_S * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
}
