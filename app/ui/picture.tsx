import type { ComponentProps } from 'react';
import { avifSources, type PictureWidth } from '#domain/catalogue/picture.ts';

/**
 * When a picture is asked for:
 * - `first`: at once and before other pictures, since it is the largest of a first view;
 * - `now`: at once;
 * - `near`: when the page is laid out and it lies near the screen, so that it leaves the line to what comes before it;
 * - `late`: when the page has loaded, and then near the screen. Browsers fetch lazy pictures up to 2500 pixels below
 *   it, on the line that the first view still needs. Without scripts it is asked for like `near`.
 */
export type PictureTime = 'first' | 'now' | 'near' | 'late';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading' | 'fetchPriority'> & {
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` of HTML. */
  sizes: string;
  /** The widest form that its place can use on a screen of double density. */
  largest: PictureWidth;
  /** `now` unless said otherwise. */
  when?: PictureTime;
};

/** How a product's picture lies on its card, in lists of two to five columns. */
export const CARD_PICTURE = {
  sizes: '(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
  largest: 640,
} as const;

/**
 * When to ask for a picture of a list. A phone shows its first row at once; what wider screens show beside it must not
 * hold up the styles of a phone.
 *
 * @param inView how many entries a screen may show at first
 */
export function pictureTime(index: number, inView: number): PictureTime {
  if (index >= inView) return 'late';
  if (index >= 2) return 'near';
  return index === 0 ? 'first' : 'now';
}

/**
 * A picture as small as its place allows: AVIF in the width that the browser chooses by `sizes`, WebP for
 * browsers without AVIF. A drawing (SVG) stays itself. Only the `img` takes part in the layout, and its place
 * must have its size before it is loaded: by classes, and width and height.
 */
export function Picture({ when, className, ...picture }: PictureProps) {
  const isLate = when === 'late';
  const image = (
    <Sources
      {...picture}
      className={isLate ? undefined : className}
      fetchPriority={when === 'first' ? 'high' : undefined}
      loading={isLate || when === 'near' ? 'lazy' : undefined}
    />
  );
  return isLate ? <span className={`late-picture ${className ?? ''}`}>{image}</span> : image;
}

type SourcesProps = Omit<PictureProps, 'when'> & Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'>;

function Sources({ src, alt, sizes, largest, ...image }: SourcesProps) {
  const sources = avifSources(src, largest);
  if (sources === null) return <img src={src} alt={alt} {...image} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources} sizes={sizes} className="hidden" />
      <img src={src} alt={alt} {...image} />
    </picture>
  );
}
