import { EID_PERIOD, hasEnded, type Period, SPECIAL_OFFER_PERIOD } from './periods.ts';

/** Promotions that a banner may lead to, with their period; null for one that runs every day. */
const PROMOTIONS: Readonly<Record<string, Period | null>> = {
  '/flash-sale': null,
  '/promotions/eid': EID_PERIOD,
  '/special-offer': SPECIAL_OFFER_PERIOD,
};

/** Something that leads to a promotion, and whether the promotion is over. */
export type Dated<B> = B & { isEnded: boolean };

/**
 * Banners in the order of the home page: running promotions, then what is no promotion, then ended ones, which carry a
 * badge (P-PAGE-20). Banners of one kind keep their order.
 */
export function orderBanners<B extends { link: string }>(banners: readonly B[], now: Date): Dated<B>[] {
  return banners
    .map((banner) => {
      const period = PROMOTIONS[banner.link];
      const isEnded = period ? hasEnded(period, now) : false;
      return { banner: { ...banner, isEnded }, rank: isEnded ? 2 : period === undefined ? 1 : 0 };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ banner }) => banner);
}
