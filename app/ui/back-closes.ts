import { useEffect, useRef } from 'react';

const MARK = 'lies-over-the-page';

let pending: Promise<void> = Promise.resolve();

/** Resolves once the history is at the page's own entry again: another document asked for before might be lost. */
export const historySettled = (): Promise<void> => pending;

/**
 * Lets Back close what lies over the page, as phones do. While it is open an entry of its own stands in the history. The
 * router is told nothing of it, because to the router it would be another visit to the page.
 *
 * @param close called when Back was pressed
 */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    let isLeft = false;
    const onPopState = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isLeft = true;
      latest.current();
    };
    history.pushState({ ...history.state, [MARK]: true }, '');
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      removeEventListener('popstate', onPopState, { capture: true });
      if (!isLeft && history.state?.[MARK]) leaveEntry();
    };
  }, []);
}

function leaveEntry(): void {
  pending = new Promise((resolve) => {
    const onPopState = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    addEventListener('popstate', onPopState, { capture: true, once: true });
    history.back();
  });
}
