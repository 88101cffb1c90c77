/** How the router asks for the code of a page ahead, and how it starts it. */
const PRELOAD = '<link rel="modulepreload"';
const START = /(<script[^>]*) type="module" async="">/;
const PRELOADS = new RegExp(`(?:${PRELOAD}[^>]*>)+`);

/** The same under names that browsers do nothing about. */
export const HELD_PRELOAD = '<link rel="code" fetchpriority="low"';
const HELD_START = '$1 type="code" async="">';

/** A network counts as near below this round trip, in ms: it brings the code before a phone has painted the page. */
const NEAR = 50;

/**
 * A page whose code does not keep it from being seen (docs/decisions/0003-http.md): it comes after styles, fonts and
 * pictures, and from a shop that is near only once the page is painted. A button that is pressed before it has come
 * does afterwards what it says.
 *
 * @param html of a page as the router renders it
 * @param isMadeByCode whether there is little to see before the code has come
 * @param mark of the page's scripts (`app/inline-scripts.ts`)
 */
export function withCodeAfterPaint(html: string, isMadeByCode: boolean, mark: string): string {
  if (!PRELOADS.test(html)) return html;
  const ask = `<script nonce="${mark}">(${ASK})(${isMadeByCode ? 0 : NEAR})</script>`;
  return html
    .replace(PRELOADS, (links) => links.replaceAll(PRELOAD, HELD_PRELOAD) + ask)
    .replace(START, HELD_START);
}

/** Its indentation would be 20 bytes of each page. */
const ASK = String(askForCode).replaceAll(/\n\s+/g, '\n');

/** Runs in the page, before the rest of it comes. Every page carries these lines: 575 bytes of a list's 8 KB. */
function askForCode(near: number): void {
  const ask = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=code]')) link.rel = 'modulepreload';
  };
  const start = () => {
    ask();
    const held = document.querySelector('script[type=code]') as HTMLScriptElement | null;
    if (!held) return;
    const code = document.createElement('script');
    code.type = 'module';
    code.text = held.text;
    held.replaceWith(code);
  };
  // Not every browser tells the round trip, and a hidden page is not painted: they ask at once.
  const rtt = (navigator as { connection?: { rtt: number } }).connection?.rtt ?? near;
  const waits = rtt < near && !document.hidden;
  if (!waits) ask();
  addEventListener('DOMContentLoaded', () => {
    // Of a page that comes in parts, an empty header may be painted first.
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) start();
    });
    if (waits) painted.observe({ type: 'paint', buffered: true });
    else start();
  });
  // With how they looked when they were pressed.
  const pressed = new Map<HTMLElement, string>();
  const note = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'main :is([type=button],[type=radio]):not([popovertarget])',
    );
    if (!button) return;
    // What was pressed last comes last.
    pressed.delete(button);
    pressed.set(button, button.outerHTML);
    // React may hear of it already and answer it, or lose it.
    event.stopPropagation();
  };
  const repeat = () => {
    removeEventListener('click', note, true);
    for (const [button, look] of pressed) {
      // React takes over the part of the page that the button is in.
      button.dispatchEvent(new Event('mousedown', { bubbles: true }));
      setTimeout(() => {
        // The heart of a saved product would let it go.
        if (button.outerHTML === look) button.click();
      });
    }
  };
  addEventListener('click', note, true);
  // Not within React's effect, where it would not take over the part of the page that a button is in.
  addEventListener('alive', () => setTimeout(repeat), { once: true });
}
