import { useEffect, useRef } from 'react';
import { enterOverlay } from './back.ts';

/** Lets Back close what lies over the page as long as it is there, as phones do. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => enterOverlay(() => latest.current()), []);
}
