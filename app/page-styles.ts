import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build's own program finds its files. */
const CLIENT = path.resolve(import.meta.dirname, '../client');

/** What the root of all pages (`app/root.tsx`) has where its styles belong. */
const PLACE = '<link rel="stylesheet" href="styles"/>';

const read = new Map<string, string>();

/**
 * A page that waits for a file of styles.
 *
 * @param html of a page as the router renders it
 */
export function withStyles(html: string, file: string): string {
  return html.replace(PLACE, `<link rel="stylesheet" href="${file}"/>`);
}

/**
 * A page with the styles of a file inside, so that a phone paints it without a second round trip. It weighs 10 KB more
 * each time that it is loaded, for which a list has no room (docs/decisions/0012-first-view.md). They stand before
 * `mark`: what comes before them is asked for before the page's pictures, which come after.
 *
 * @param html of a page as the router renders it
 */
export function withStylesInside(html: string, file: string, mark: string): string {
  return html.replace(PLACE, '').replace(mark, () => `<style id="styles">${stylesOf(file)}</style>${mark}`);
}

function stylesOf(file: string): string {
  const styles = read.get(file) ?? readFileSync(path.join(CLIENT, file), 'utf8');
  read.set(file, styles);
  return styles;
}
