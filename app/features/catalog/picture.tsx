import type { ComponentProps } from 'react';
import { avifSources, type PictureWidth } from '#domain/catalogue/picture.ts';

/**
 * A picture as small as its place allows: AVIF in the width that the browser chooses by `sizes`, WebP for browsers
 * without AVIF. A drawing (SVG) stays itself. Only the `img` takes part in the layout around it, and its place must
 * have a size before it is there: width and height.
 */
export function Picture({
  src,
  alt,
  sizes,
  largest,
  ...image
}: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML. */
  sizes: string;
  /** The widest form that its place can use on a screen of double density. */
  largest: PictureWidth;
}) {
  const sources = avifSources(src, largest);
  if (sources === null) return <img src={src} alt={alt} {...image} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources} sizes={sizes} className="hidden" />
      <img src={src} alt={alt} {...image} />
    </picture>
  );
}
