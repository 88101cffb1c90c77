/** How the router asks for the code of a page ahead. */
const PRELOAD = '<link rel="modulepreload"';

/** The same at a lower priority than styles, typeface and pictures. */
export const LOW_PRELOAD = `${PRELOAD} fetchpriority="low"`;

/**
 * A page that is seen before its code (docs/decisions/0003-http.md): browsers fetch the code after what the page is
 * painted with.
 *
 * @param html of a page as the router renders it
 * @throws Error when the router preloads no code, or writes its preloads in another way
 */
export function withLowCodePriority(html: string): string {
  if (!html.includes(PRELOAD)) throw new Error(`The router wrote no ${PRELOAD}> to lower its priority`);
  return html.replaceAll(PRELOAD, LOW_PRELOAD);
}
