import { useEffect } from 'react';
import { useLook } from '../../browser/use-look.ts';

/** Seconds between two looks at what is going on. */
const LOOKS_EVERY_S = 2;

/** Asks for the page's data again while something is going on. @param most looks, after which it is left alone */
export function useLooks(isGoingOn: boolean, most = Number.POSITIVE_INFINITY): void {
  const look = useLook();
  useEffect(() => {
    if (!isGoingOn) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= most) clearInterval(timer);
      void look();
    }, LOOKS_EVERY_S * 1000);
    return () => clearInterval(timer);
  }, [isGoingOn, most, look]);
}
