import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build's own program finds its files. */
const CLIENT = path.resolve(import.meta.dirname, '../client');

/** The placeholder for styles in the root of all pages (`app/root.tsx`). */
const PLACE = '<link rel="stylesheet" href="styles"/>';

/** The router's preloads of a page's code: one or more links in a row. */
const PRELOAD = '<link rel="modulepreload"';
const PRELOADS = new RegExp(`(?:${PRELOAD}[^>]*>)+`);

/** The page's largest picture, as `Picture` writes it: its formats, and how wide it is shown. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"[^>]*><img [^>]*fetchPriority="high"/;

/** The styles of a page as a file that it waits for. */
export const linkedStyles = (file: string): string => `<link rel="stylesheet" href="${file}"/>`;

/**
 * The styles of a page inline, so that a phone paints it without a second round trip. It weighs 10 KB more each time
 * that it is loaded, for which a list has no room (docs/decisions/0012-first-view.md). Such a page comes in several
 * packets, so its largest picture is preloaded before the styles.
 */
export function inlineStyles(html: string, css: string): string {
  const [, sources, sizes] = FIRST_PICTURE.exec(html) ?? [];
  const picture =
    sources === undefined || sizes === undefined
      ? ''
      : `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`;
  return `${picture}<style id="styles">${css}</style>`;
}

const read = new Map<string, string>();

/** The content of a style sheet of the build, which is read once. */
export function cssOf(file: string): string {
  const css = read.get(file) ?? readFileSync(path.join(CLIENT, file), 'utf8');
  read.set(file, css);
  return css;
}

/**
 * Writes a page's styles into its head, and behind them the preloads of its code, at a low priority: browsers fetch
 * code after what the page is painted with (docs/decisions/0003-http.md).
 *
 * @param html of a page as the router renders it
 * @throws Error when the router writes its preloads in another way or the root has no place for styles, rather than
 *   answer a page without either
 */
export function withHead(html: string, styles: string): string {
  const preloads = PRELOADS.exec(html)?.[0];
  if (preloads === undefined) throw new Error(`The page lacks ${PRELOAD}>, the preloads of its code`);
  if (!html.includes(PLACE)) throw new Error(`The page lacks ${PLACE}, where its styles belong`);
  const code = preloads.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
  return html.replace(preloads, '').replace(PLACE, () => styles + code);
}
