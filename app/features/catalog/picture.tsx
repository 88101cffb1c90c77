import type { ComponentProps } from 'react';
import { avifSources, type PictureWidth } from '#domain/catalogue/picture.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML. */
  sizes: string;
  /** The widest form that its place can use on a screen of double density. */
  largest: PictureWidth;
};

/** How a product's picture lies on its card, in lists of two to five columns. */
export const CARD_PICTURE = {
  sizes: '(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
  largest: 640,
} as const;

/**
 * A picture as small as its place allows: AVIF in the width that the browser chooses by `sizes`, WebP for browsers
 * without AVIF. A drawing (SVG) stays itself. Only the `img` takes part in the layout around it, and its place must
 * have a size before it is there: by its classes, and width and height.
 *
 * With `loading="lazy"` it waits until the page has loaded, and then for its turn: browsers fetch lazy pictures up to
 * 2500 pixels below the screen, on the line that the first view still needs. Without scripts it is there at once.
 */
export function Picture(props: PictureProps) {
  if (props.loading !== 'lazy') return <Sources {...props} />;
  const { className, ...image } = props;
  return (
    <span className={`late-picture ${className ?? ''}`}>
      <Sources {...image} />
    </span>
  );
}

function Sources({ src, alt, sizes, largest, ...image }: PictureProps) {
  const sources = avifSources(src, largest);
  if (sources === null) return <img src={src} alt={alt} {...image} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources} sizes={sizes} className="hidden" />
      <img src={src} alt={alt} {...image} />
    </picture>
  );
}
