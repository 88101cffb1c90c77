const MARK = 'lies-over-the-page';

/** Who handles the next step in the history instead of the router. */
let hearer: (() => void) | null = null;

let settled: Promise<void> = Promise.resolve();

/**
 * Registered before the router's own listener, because browsers call listeners of the window in the order of
 * registration. It gets each step in the history first.
 */
export function hearBackFirst(): void {
  addEventListener('popstate', (event) => {
    if (!hearer) return;
    event.stopImmediatePropagation();
    const hear = hearer;
    hearer = null;
    hear();
  });
}

/**
 * Adds a history entry for an overlay, so that Back closes it. The router is not told: it would take the
 * entry for another visit to the page.
 *
 * @returns removes the entry again, unless Back did or the page was left
 */
export function enterOverlay(onBack: () => void): () => void {
  let state: 'waiting' | 'entered' | 'left' = 'waiting';
  // A former overlay's entry may still be on its way out.
  settled.then(() => {
    if (state === 'left') return;
    state = 'entered';
    history.pushState({ ...history.state, [MARK]: true }, '');
    hearer = () => {
      state = 'left';
      onBack();
    };
  });
  return () => {
    const wasEntered = state === 'entered';
    state = 'left';
    if (!wasEntered) return;
    hearer = null;
    if (history.state?.[MARK]) leaveEntry();
  };
}

function leaveEntry(): void {
  settled = new Promise((resolve) => {
    hearer = resolve;
    history.back();
  });
}

/**
 * Resolves once the history is at the page's own entry again. A document requested before that might be lost.
 */
export const historySettled = (): Promise<void> => settled;
