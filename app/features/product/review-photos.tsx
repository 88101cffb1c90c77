import { Suspense, useState } from 'react';
import type { Review } from '#domain/catalogue/product.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { onDemand } from '../../ui/late.ts';

const Zoom = onDemand(() => import('./gallery-zoom.tsx'));

/** The photographs of one review (P-PROD-7): a press shows one large over the whole screen. */
export function ReviewPhotos({ review: { images, username } }: { review: Review }) {
  const [large, setLarge] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={copy.enlarge(index + 1, username)}
              onClick={() => setLarge(index)}
              className="block cursor-zoom-in overflow-hidden rounded-xl"
            >
              <img
                src={image}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {large !== null && (
        <Suspense>
          <Zoom
            images={images}
            name={copy.photographsOf(username)}
            start={large}
            onClose={() => setLarge(null)}
          />
        </Suspense>
      )}
    </>
  );
}
