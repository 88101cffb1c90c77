import { FLASH_STRIP_SIZE } from '#domain/flash-sale/flash-item.ts';
import type { FlashOffer } from '#server/services.ts';
import { flashSaleCopy as copy } from '../../copy/flash-sale.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Countdown } from '../catalogue/countdown.tsx';
import { FlashCard } from './flash-card.tsx';

/** The flash-sale strip of the home page: the running session's first three offers (P-FLASH-4). */
export function FlashStrip({ offers }: { offers: readonly FlashOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section
      aria-labelledby="flash-sale"
      className="min-w-0 rounded-3xl bg-accent-soft p-3 sm:p-5 lg:flex lg:items-center lg:gap-6 lg:px-5 lg:py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-2 pb-2 sm:gap-x-4 lg:w-36 lg:shrink-0 lg:flex-col lg:items-start lg:pb-0">
        <h2 id="flash-sale" className="flex items-center gap-2 font-extrabold sm:text-xl">
          <Icon name="zap" className="size-6 fill-accent text-accent-ink max-sm:hidden" />
          {copy.title}
        </h2>
        <Countdown isShort />
        <Link to="/flash-sale" className="link ml-auto inline-flex min-h-11 items-center text-sm lg:ml-0">
          {copy.seeAll}
        </Link>
      </div>
      <ul className="no-scrollbar -mx-3 flex gap-2.5 overflow-x-auto px-3 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:flex-1">
        {offers.slice(0, FLASH_STRIP_SIZE).map((offer) => (
          <li key={offer.product.id} className="max-sm:w-34 max-sm:shrink-0">
            <FlashCard offer={offer} inStrip />
          </li>
        ))}
      </ul>
    </section>
  );
}
