import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { productCopy } from '../../copy/product.id.ts';
import { productToolsCopy } from '../../copy/product-tools.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

const copy = productToolsCopy.zoom;

/** A place in the picture, from 0 to 1 in both directions. */
interface Spot {
  x: number;
  y: number;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/**
 * A picture of a product, or of a review, over the whole screen (P-PROD-1, P-PROD-7): a press makes it larger at that place and smaller again, two
 * fingers do as everywhere, arrow keys show the other pictures, Escape closes.
 */
export default function GalleryZoom({
  images,
  texts,
  name,
  start,
  onClose,
}: {
  images: readonly string[];
  /** What each shows, where somebody said it. */
  texts?: readonly string[] | undefined;
  name: string;
  /** Which picture is shown first, from 0. */
  start: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [spot, setSpot] = useState<Spot | null>(null);
  const image = images[index];
  const count = images.length;

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const box = frame.current;
    if (!spot || !box) return;
    box.scrollTo(
      box.scrollWidth * spot.x - box.clientWidth / 2,
      box.scrollHeight * spot.y - box.clientHeight / 2,
    );
  }, [spot]);

  function step(by: number) {
    setSpot(null);
    setIndex((index + by + count) % count);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The gallery behind has its own arrow keys.
    event.stopPropagation();
    if (count < 2 || spot || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }

  function onPress({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setSpot(spot ? null : { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return (
    <dialog
      ref={dialog}
      aria-label={copy.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none bg-surface text-ink open:flex open:flex-col"
    >
      <div className="flex items-center justify-end gap-1 p-2">
        {count > 1 && (
          <>
            <p aria-live="polite" className="nums mr-auto px-2 text-sm text-ink-soft">
              {copy.position(index + 1, count)}
            </p>
            <Tool label={copy.previous} icon="chevron-left" onPress={() => step(-1)} />
            <Tool label={copy.next} icon="chevron-right" onPress={() => step(1)} />
          </>
        )}
        <Tool
          label={spot ? copy.smaller : copy.larger}
          icon={spot ? 'zoom-out' : 'zoom-in'}
          onPress={() => setSpot(spot ? null : MIDDLE)}
        />
        <Tool label={copy.close} icon="x" onPress={() => dialog.current?.close()} />
      </div>
      <div ref={frame} className="min-h-0 flex-1 overflow-auto">
        {image && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press on the picture does what the button above does
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            onClick={onPress}
            className={`mx-auto ${spot ? 'aspect-square w-[200%] cursor-zoom-out sm:w-[160vmin]' : 'size-full cursor-zoom-in'}`}
          >
            <Picture
              key={image}
              src={image}
              sizes="60rem"
              largest={960}
              alt={texts?.[index] || productCopy.gallery.alt(name, index + 1, count)}
              width={960}
              height={960}
              className="size-full object-contain"
            />
          </div>
        )}
      </div>
    </dialog>
  );
}

function Tool({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: 'chevron-left' | 'chevron-right' | 'zoom-in' | 'zoom-out' | 'x';
  onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="icon-button">
      <Icon name={icon} className="size-6" />
    </button>
  );
}
