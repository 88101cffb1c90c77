import type { Dated } from '#domain/promotions/banner-order.ts';
import { homeCopy } from '../../copy/home.id.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const copy = homeCopy.promo;
const SLIDE_GROUNDS = ['bg-brand', 'bg-success', 'bg-accent-ink'];

/** A slide beside the tile to all promotions. */
type PromoSlide = Dated<(typeof copy.slides)[number]>;

/** One tile to all promotions beside a carousel of three (P-PAGE-19, P-PAGE-20). */
export function PromoTiles({ slides }: { slides: readonly PromoSlide[] }) {
  return (
    <section aria-label={copy.label} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      <Link
        to={copy.tile.to}
        className="always-light kawung group flex min-h-32 flex-col justify-center gap-1 rounded-3xl bg-accent p-4 text-on-accent sm:min-h-48 sm:p-8"
      >
        <span className="text-2xl font-extrabold">{copy.tile.title}</span>
        <span className="max-w-sm">{copy.tile.text}</span>
        <span className="inline-flex items-center gap-2 font-semibold">
          {copy.tile.action}
          <Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
        </span>
      </Link>
      <Carousel
        label={copy.slidesLabel}
        texts={homeCopy.carousel}
        slides={slides.map((slide, index) => ({
          key: slide.link,
          content: (
            <Link
              to={slide.link}
              className={`always-light kawung flex h-full min-h-32 flex-col justify-center gap-1 p-4 pb-11 text-white sm:min-h-48 sm:p-8 ${SLIDE_GROUNDS[index] ?? 'bg-brand'}`}
            >
              {slide.isEnded && (
                <span className="badge self-start bg-accent text-on-accent">{homeCopy.ended}</span>
              )}
              <span className="text-2xl font-extrabold">{slide.title}</span>
              <span className="max-w-sm">{slide.text}</span>
            </Link>
          ),
        }))}
      />
    </section>
  );
}
