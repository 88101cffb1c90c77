/** The inline script that replays clicks on buttons which came before React had hydrated them. */
export const clickReplayScript = (): string => `(${replayClicks})()`.replaceAll(/\n\s+/g, '\n');

/**
 * Runs in the page before its content, so it must not use anything outside itself. It holds each click on a
 * button of the main part or the demo's line back and repeats it after hydration, so that a tap on 'Keranjang'
 * counts while the code is loading. Links, forms and popovers work without code and are left alone.
 */
function replayClicks(): void {
  /** The buttons in the order of their last click, each as it looked then. */
  const pressed = new Map<HTMLElement, string>();
  let isPageAlive = false;
  /** React marks the elements that it has hydrated, `body` before all others. */
  const isHydrated = (element: Element) => {
    const marks = Object.keys(document.body);
    return marks.length === 0 || marks.some((mark) => mark in element);
  };
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      ':is(main,.demo-notice) :is([type=button],[type=radio]):not([popovertarget])',
    );
    if (!button || (isPageAlive && isHydrated(button))) return;
    pressed.delete(button);
    pressed.set(button, button.outerHTML);
    // React may listen already: it would answer this click now and the repeated one again.
    event.stopPropagation();
    if (isPageAlive) replay();
  };
  let timer = 0;
  const replay = () => {
    isPageAlive = true;
    for (const [button, look] of pressed) {
      if (!button.isConnected) pressed.delete(button);
      // Makes React hydrate the part of the page that the button is in, if the part's code is here.
      button.dispatchEvent(new Event('mousedown', { bubbles: true }));
      setTimeout(() => {
        // A heart that hydration has filled belongs to a wished product: a click would remove it.
        if (isHydrated(button) && pressed.delete(button) && button.outerHTML === look) button.click();
      });
    }
    clearTimeout(timer);
    if (pressed.size > 0) timer = window.setTimeout(replay, 100);
  };
  addEventListener('click', hold, true);
  // In a task of its own: within React's effect the 'mousedown' would hydrate nothing.
  addEventListener('alive', () => setTimeout(replay), { once: true });
}
