import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build's own program finds its files. */
const CLIENT = path.resolve(import.meta.dirname, '../client');

/** What the root of all pages (`app/root.tsx`) has where its styles belong. */
const PLACE = '<link rel="stylesheet" href="styles"/>';

/** The page's largest picture, as `Picture` writes it: its forms, and how wide it is shown. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"[^>]*><img [^>]*fetchPriority="high"/;

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
 * each time that it is loaded, for which a list has no room (docs/decisions/0012-first-view.md). The page comes in
 * parts then: its largest picture is named before the styles, and both stand before `mark`, with which the code is
 * asked for, else the code of a part would take the line from the picture of the next.
 *
 * @param html of a page as the router renders it
 */
export function withStylesInside(html: string, file: string, mark: string): string {
  const ahead = firstPictureAhead(html);
  return html
    .replace(PLACE, '')
    .replace(mark, () => `${ahead}<style id="styles">${stylesOf(file)}</style>${mark}`);
}

function firstPictureAhead(html: string): string {
  const [, sources, sizes] = FIRST_PICTURE.exec(html) ?? [];
  if (sources === undefined || sizes === undefined) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"/>`;
}

function stylesOf(file: string): string {
  const styles = read.get(file) ?? readFileSync(path.join(CLIENT, file), 'utf8');
  read.set(file, styles);
  return styles;
}
