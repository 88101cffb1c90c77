import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { productCopy } from '../../copy/product.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { late } from '../../ui/late.ts';
import { Picture } from '../../ui/picture.tsx';
import { useChoice } from './choice.tsx';

const copy = productCopy.gallery;

/** Lazy, because only some look closer; preloaded after the page, so that nobody waits for it. */
const GalleryZoom = late(() => import('./gallery-zoom.tsx'));

/**
 * The pictures of a product (P-PROD-1): a snapping row that also swipes, with previous and next that wrap at both
 * ends, arrow keys and thumbnails. It shows what is chosen. On phones it fills the width of the screen, and what the page puts
 * between picture and thumbnails keeps its place there: the section has no box. Without JavaScript the row still scrolls.
 */
export function Gallery({ product }: { product: Pick<Product, 'images' | 'imageTexts' | 'skus' | 'name'> }) {
  const { name, imageTexts } = product;
  const { imageUrl: chosen } = useChoice();
  const images = picturesOf(product);
  const [index, setIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const count = images.length;

  function show(next: number) {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    row.current?.scrollTo({ left: wrapped * row.current.clientWidth });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is the reason to show its picture
  useEffect(() => {
    if (chosen !== null) show(images.indexOf(chosen));
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(index + (event.key === 'ArrowRight' ? 1 : -1));
  }

  return (
    <section
      aria-label={copy.label}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      className="contents md:block md:min-w-0 md:space-y-3"
    >
      <div className="card relative overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        <div
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
        >
          {images.map((image, position) => (
            <div key={image} className="aspect-square w-full shrink-0 snap-center">
              <View
                image={image}
                alt={imageTexts?.[position] || copy.alt(name, position + 1, count)}
                isFirst={position === 0}
              />
            </div>
          ))}
        </div>
        <button
          type="button"
          aria-label={copy.zoom}
          onClick={() => setIsZoomed(true)}
          className="icon-button absolute right-2 bottom-2 bg-surface/90 shadow-card hover:bg-surface"
        >
          <Icon name="zoom-in" className="size-6" />
        </button>
        {count > 1 && (
          <>
            <Arrow label={copy.previous} side="left-2" onPress={() => show(index - 1)}>
              <Icon name="chevron-left" className="size-6" />
            </Arrow>
            <Arrow label={copy.next} side="right-2" onPress={() => show(index + 1)}>
              <Icon name="chevron-right" className="size-6" />
            </Arrow>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 max-md:order-1">
          {images.map((image, position) => (
            <li key={image}>
              <button
                type="button"
                aria-label={copy.thumbnail(position + 1)}
                aria-current={position === index}
                onClick={() => show(position)}
                className="block size-16 overflow-hidden rounded-xl border-2 border-line aria-[current=true]:border-brand"
              >
                <Picture
                  src={image}
                  sizes="4rem"
                  largest={160}
                  alt=""
                  width={64}
                  height={64}
                  when={position < product.images.length ? 'now' : 'late'}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <GalleryZoom
            images={images}
            texts={imageTexts}
            name={name}
            start={index}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The product's pictures, and those of its SKUs that are not among them. */
const picturesOf = ({ images, skus }: Pick<Product, 'images' | 'skus'>): string[] => [
  ...new Set([...images, ...skus.flatMap(({ imageUrl }) => imageUrl ?? [])]),
];

function View({ image, alt, isFirst }: { image: string; alt: string; isFirst: boolean }) {
  return (
    <Picture
      src={image}
      sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw"
      largest={960}
      alt={alt}
      width={640}
      height={640}
      when={isFirst ? 'first' : 'late'}
      className="size-full object-cover"
    />
  );
}

function Arrow(props: { label: string; side: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onPress}
      className={`icon-button absolute top-1/2 -translate-y-1/2 bg-surface/90 shadow-card hover:bg-surface ${props.side}`}
    >
      {props.children}
    </button>
  );
}
