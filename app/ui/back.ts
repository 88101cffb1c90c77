const MARK = 'lies-over-the-page';

/** Who hears of the next step in the history instead of the router. */
let hearer: (() => void) | null = null;

let settled: Promise<void> = Promise.resolve();

/**
 * Hears of each step in the history before the router does; called before there is one, because browsers tell those who
 * listen to the window in the order in which they came.
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
 * Puts an entry for what lies over the page into the history, so that Back closes it. The router is told nothing of it:
 * to the router it would be another visit to the page.
 *
 * @returns takes the entry out again, unless Back did or the page was left
 */
export function enterOverlay(onBack: () => void): () => void {
  let state: 'waiting' | 'entered' | 'left' = 'waiting';
  // What lay there before may still be on its way back.
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

/** Resolves once the history is at the page's own entry again: another document asked for before might be lost. */
export const historySettled = (): Promise<void> => settled;
