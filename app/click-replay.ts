/** The inline script that replays clicks on buttons which came before React had hydrated them. */
export const clickReplayScript = (): string => `(${replayClicks})()`.replaceAll(/\n\s+/g, '\n');

/**
 * Runs in the page before its content, so it must not use anything outside itself. It holds each click on a
 * button of the main part or the demo's line back and repeats it after hydration, so that a tap on 'Keranjang'
 * counts while the code is loading. Links, forms and popovers work without code and are left alone.
 */
function replayClicks(): void {
  const BUTTONS = ':is(main,.demo-notice) :is([type=button],[type=radio]):not([popovertarget])';
  /** The buttons in the order of their last click, each as it looked then, and the product of its card. */
  const pressed = new Map<HTMLElement, { look: string; product: string | undefined }>();
  const productOf = (button: Element) => button.closest('article')?.querySelector('a')?.pathname;
  /** The button that stands for a replaced one: of the same product, not at the same place. */
  const heirOf = ({ look, product }: { look: string; product: string | undefined }) =>
    Array.from(document.querySelectorAll<HTMLElement>(BUTTONS)).find(
      (button) => product !== undefined && productOf(button) === product && button.outerHTML === look,
    );
  let isPageAlive = false;
  /** React marks the elements that it has hydrated, `body` before all others. */
  const isHydrated = (element: Element) => {
    const marks = Object.keys(document.body);
    return marks.length === 0 || marks.some((mark) => mark in element);
  };
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(BUTTONS);
    if (!button || (isPageAlive && isHydrated(button))) return;
    pressed.delete(button);
    pressed.set(button, { look: button.outerHTML, product: productOf(button) });
    // React may listen already: it would answer this click now and the repeated one again.
    event.stopPropagation();
    if (isPageAlive) replay();
  };
  let timer = 0;
  const replay = () => {
    isPageAlive = true;
    for (const [button, press] of pressed) {
      if (!button.isConnected) {
        pressed.delete(button);
        const heir = heirOf(press);
        if (heir) pressed.set(heir, press);
        continue;
      }
      // Makes React hydrate the part of the page that the button is in, if the part's code is here.
      button.dispatchEvent(new Event('mousedown', { bubbles: true }));
      setTimeout(() => {
        // A heart that hydration has filled belongs to a wished product: a click would remove it.
        if (isHydrated(button) && pressed.delete(button) && button.outerHTML === press.look) button.click();
      });
    }
    clearTimeout(timer);
    if (pressed.size > 0) timer = window.setTimeout(replay, 100);
  };
  addEventListener('click', hold, true);
  // In a task of its own: within React's effect the 'mousedown' would hydrate nothing.
  addEventListener('alive', () => setTimeout(replay), { once: true });
}
