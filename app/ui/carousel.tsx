import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** How long a slide stands before the next one comes, in milliseconds (P-PAGE-15). */
const ADVANCE_MS = 5000;

export interface CarouselTexts {
  role: string;
  slide: (index: number, count: number) => string;
  go: (index: number) => string;
  pause: string;
  play: string;
}

/**
 * Slides in a snapping row that goes round by itself every 5 s. It stops for the pause button, while the pointer or
 * the focus is on it, while the page is hidden, and for people who want less motion (WCAG 2.2, 2.2.2). Swiping is
 * the row's own scrolling; without JavaScript it is all there is.
 */
export function Carousel({
  label,
  texts,
  slides,
}: {
  label: string;
  texts: CarouselTexts;
  slides: readonly { key: string; content: ReactNode }[];
}) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;

  function show(next: number) {
    const element = row.current;
    if (element) element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
  }

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPaused(true);
  }, []);

  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setInterval(() => {
      const element = row.current;
      if (!element || document.hidden) return;
      const next = (index + 1) % count;
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld, index, count]);

  return (
    <section
      aria-roledescription={texts.role}
      aria-label={label}
      onPointerEnter={(event) => setIsHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="relative h-full"
    >
      <div
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
        className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto rounded-3xl"
      >
        {slides.map(({ key, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern
          <div
            key={key}
            role="group"
            aria-label={texts.slide(position + 1, count)}
            inert={position !== index}
            className="w-full shrink-0 snap-center"
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="absolute right-2 bottom-0.5 flex items-center">
          {slides.map(({ key }, position) => (
            <button
              key={key}
              type="button"
              aria-label={texts.go(position + 1)}
              aria-current={position === index}
              onClick={() => show(position)}
              className="group flex size-11 items-center justify-center"
            >
              <span className="size-2.5 rounded-full bg-white/60 shadow-card group-aria-[current=true]:w-6 group-aria-[current=true]:bg-white" />
            </button>
          ))}
          <button
            type="button"
            aria-label={isPaused ? texts.play : texts.pause}
            onClick={() => setIsPaused(!isPaused)}
            className="flex size-11 items-center justify-center text-white"
          >
            {isPaused ? (
              <Icon name="play" className="size-4 fill-current" />
            ) : (
              <Icon name="pause" className="size-4 fill-current" />
            )}
          </button>
        </div>
      )}
    </section>
  );
}
