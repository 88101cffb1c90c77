import type { Banner } from '../catalogue/product.ts';
import { EID_PERIOD, hasEnded, type Period, SPECIAL_OFFER_PERIOD } from './periods.ts';

/** Promotions that a banner may lead to, with their period; null for one that runs every day. */
const PROMOTIONS: Readonly<Record<string, Period | null>> = {
  '/flash-sale': null,
  '/promotions/eid': EID_PERIOD,
  '/special-offer': SPECIAL_OFFER_PERIOD,
};

/**
 * Banners in the order of the home page: running promotions, then what is no promotion, then ended ones, which carry a
 * badge (P-PAGE-20). Banners of one kind keep their order.
 */
export function orderBanners(banners: readonly Banner[], now: Date) {
  return banners
    .map((banner) => {
      const period = PROMOTIONS[banner.link];
      const isEnded = period ? hasEnded(period, now) : false;
      return { ...banner, isEnded, rank: isEnded ? 2 : period === undefined ? 1 : 0 };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ rank: _rank, ...banner }) => banner);
}

export type HomeBanner = ReturnType<typeof orderBanners>[number];
