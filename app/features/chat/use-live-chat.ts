import { useEffect, useRef, useState } from 'react';
import { useLook } from '../../browser/use-look.ts';

/** Seconds between two looks of an open thread: while something happens, and at most while nothing does. */
const LOOK_SOON_S = 5;
const LOOK_LATE_S = 60;

/**
 * Looks for new messages while the page is seen, less and less often while nothing is new. Coming back to the page looks at
 * once.
 * @param newest changes with each message; null where there is no chat to look at
 */
export function useLiveChat(newest: number | null): void {
  const look = useLook();
  const wait = useRef(LOOK_SOON_S);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason to look often again
  useEffect(() => {
    wait.current = LOOK_SOON_S;
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is followed by another
  useEffect(() => {
    if (newest === null) return;
    const next = () => look().finally(() => setLooks((count) => count + 1));
    const timer = setTimeout(() => {
      wait.current = Math.min(wait.current * 1.5, LOOK_LATE_S);
      void next();
    }, wait.current * 1000);
    const comeBack = () => {
      wait.current = LOOK_SOON_S;
      void next();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [newest, look, looks]);
}
