/** The key of local storage that says that the shopper knows the shop to be a demo; `storage-marks.ts` reads it, too. */
const DEMO_KNOWN_KEY = 'demo-known';

/** Closes the line that tells of the demo, in this browser for good and on this page at once (P-SHOP-24). */
export function rememberDemo(): void {
  document.documentElement.toggleAttribute('data-demo-known', true);
  try {
    localStorage.setItem(DEMO_KNOWN_KEY, '1');
  } catch {
    // Without storage the line is back on the next page.
  }
}
