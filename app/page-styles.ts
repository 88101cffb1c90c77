import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build's own program finds its files. */
const CLIENT = path.resolve(import.meta.dirname, '../client');

const LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/;

const read = new Map<string, string>();

/**
 * A page with its styles inside, so that a phone paints it without a second round trip. It weighs 10 KB more each time
 * that it is loaded, for which a list has no room (docs/decisions/0012-first-view.md). They stand before `mark`: what
 * comes before them is asked for before the page's pictures, which come after.
 *
 * @param html of a page as the router renders it
 */
export function withStylesInside(html: string, mark: string): string {
  const [link, file] = LINK.exec(html) ?? [];
  if (!link || !file) return html;
  return html.replace(link, '').replace(mark, () => `<style id="styles">${stylesOf(file)}</style>${mark}`);
}

function stylesOf(file: string): string {
  const styles = read.get(file) ?? readFileSync(path.join(CLIENT, file), 'utf8');
  read.set(file, styles);
  return styles;
}
