/** The inline script that marks the page where a district is chosen, so that estimates have their room from the start. */
export const destinationMarkScript = (): string => `(${markDestination})()`.replaceAll(/\n\s+/g, '\n');

/**
 * Runs in the page before its content, so it must not use anything outside itself; the key is that of
 * `browser/destination.tsx`.
 */
function markDestination(): void {
  try {
    const { chosen } = JSON.parse(localStorage.getItem('destination') ?? '{}');
    document.documentElement.toggleAttribute('data-destination', Boolean(chosen));
  } catch {
    // No storage, or nothing that can be read: nothing is chosen.
  }
}
