/**
 * The inline script that marks the page by what the browser has stored, so that nothing moves when its code comes:
 * whether estimates need room, and whether the shopper has closed the line that tells of the demo.
 */
export const storageMarksScript = (): string => `(${markStored})()`.replaceAll(/\n\s+/g, '\n');

/**
 * Runs in the page before its content, so it can name nothing outside itself; the keys are those of
 * `browser/destination.tsx` and `browser/demo-known.ts`.
 */
function markStored(): void {
  try {
    const root = document.documentElement;
    root.toggleAttribute('data-demo-known', localStorage.getItem('demo-known') !== null);
    const { chosen } = JSON.parse(localStorage.getItem('destination') ?? '{}');
    root.toggleAttribute('data-destination', Boolean(chosen));
  } catch {
    // No storage, or nothing that can be read: nothing is chosen.
  }
}
