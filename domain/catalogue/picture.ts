/**
 * Widths in which every photograph is stored, in CSS pixels times density; the largest is for phones with
 * dense screens.
 */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 720, 960] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The database stores the address of a photograph's WebP; its other formats lie beside it. */
const PHOTOGRAPH = /^(\/images\/(?:photos|catalogue)\/[0-9a-f]{20})-640\.webp$/;

/** Name of the one WebP of a photograph, for browsers that cannot read AVIF. */
export const webpName = (hash: string): string => `${hash}-640.webp`;

/** Name of one AVIF file of a photograph. */
export const avifName = (hash: string, width: PictureWidth): string => `${hash}-${width}.avif`;

/**
 * The `srcset` of a photograph's AVIF files up to `largest` pixels wide. Null for pictures without other
 * formats, such as a drawing (SVG).
 */
export function avifSources(address: string, largest: PictureWidth): string | null {
  const base = PHOTOGRAPH.exec(address)?.[1];
  if (base === undefined) return null;
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${avifName(base, width)} ${width}w`)
    .join(', ');
}

/**
 * Address of the JPEG for link previews in other programs (server/site/previews.ts); undefined for a drawing.
 */
export function previewAddress(address: string): string | undefined {
  const base = PHOTOGRAPH.exec(address)?.[1];
  return base?.replace('/images/', '/images/preview/').concat('.jpg');
}
