/** Widths in which every photograph is kept, in CSS pixels times density; the largest is for phones with dense screens. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 720, 960] as const;

/** Widths in which a banner is kept besides: across a large screen, and that at twice the density. */
export const BANNER_WIDTHS = [...PICTURE_WIDTHS, 1280, 2432] as const;

export type PictureWidth = (typeof BANNER_WIDTHS)[number];

/** What the database keeps of a photograph is the address of its WebP: its other forms lie beside it. */
const PHOTOGRAPH = /^(\/images\/(?:photos|catalogue)\/[0-9a-f]{20})-640\.webp$/;

/** Name of the one WebP of a photograph, for browsers that cannot read AVIF. */
export const webpName = (hash: string): string => `${hash}-640.webp`;

/** Name of one AVIF of a photograph. */
export const avifName = (hash: string, width: PictureWidth): string => `${hash}-${width}.avif`;

/**
 * The `srcset` of a photograph's AVIF forms up to `largest` pixels wide, of which only banners have more than 960; null
 * for what has no other forms, such as a drawing (SVG).
 */
export function avifSources(address: string, largest: PictureWidth): string | null {
  const base = PHOTOGRAPH.exec(address)?.[1];
  if (base === undefined) return null;
  return BANNER_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${avifName(base, width)} ${width}w`)
    .join(', ');
}

/** Where the JPEG for previews in other programs lies (server/site/previews.ts); undefined for a drawing. */
export function previewAddress(address: string): string | undefined {
  const base = PHOTOGRAPH.exec(address)?.[1];
  return base?.replace('/images/', '/images/preview/').concat('.jpg');
}
