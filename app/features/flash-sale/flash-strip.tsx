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
    <section aria-labelledby="flash-sale" className="rounded-3xl bg-accent-soft p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pb-4">
        <h2 id="flash-sale" className="flex items-center gap-2 text-xl font-extrabold sm:text-2xl">
          <Icon name="zap" className="size-6 fill-accent text-accent-ink" />
          {copy.title}
        </h2>
        <Countdown />
        <Link to="/flash-sale" className="link ml-auto inline-flex min-h-11 items-center">
          {copy.seeAll}
        </Link>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {offers.slice(0, FLASH_STRIP_SIZE).map((offer) => (
          <li key={offer.product.id}>
            <FlashCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
