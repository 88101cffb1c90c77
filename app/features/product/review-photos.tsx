import { type MouseEvent, Suspense, useState } from 'react';
import type { Review } from '#domain/catalogue/product.ts';
import { smallPicture } from '#domain/media/media-address.ts';
import { reviewsCopy as copy } from '../../copy/reviews.id.ts';
import { onDemand } from '../../ui/late.ts';

const Zoom = onDemand(() => import('./gallery-zoom.tsx'));

/**
 * The photographs of one review (P-PROD-7): a press shows one large over the whole screen, without JavaScript by itself.
 */
export function ReviewPhotos({
  review: { images, username },
}: {
  review: Pick<Review, 'images' | 'username'>;
}) {
  const [large, setLarge] = useState<number | null>(null);
  if (images.length === 0) return null;

  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLarge(index);
  }

  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image}>
            <a
              href={image}
              aria-label={copy.enlarge(index + 1, username)}
              onClick={(event) => enlarge(event, index)}
              className="block cursor-zoom-in overflow-hidden rounded-xl"
            >
              <img
                src={smallPicture(image)}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 object-cover"
              />
            </a>
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
