import type { OrderState } from './transitions.ts';

/** The tabs of a shop's orders and the states that each shows (P-CENTRE-1). */
export const SELLER_TABS = {
  new: ['new'],
  pack: ['accepted'],
  ready: ['packed'],
  sent: ['shipped', 'delivered'],
  done: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;

/** How a parcel gets to its courier. */
export const COLLECTIONS = ['pickup', 'drop_off'] as const;
export type Collection = (typeof COLLECTIONS)[number];

export type SellerTab = keyof typeof SELLER_TABS;

export const SELLER_TAB_IDS = Object.keys(SELLER_TABS) as readonly SellerTab[];

/** Tabs whose orders wait for the shop: what is due first stands first. All others show the newest first. */
export const isWaitingTab = (tab: SellerTab): boolean => tab === 'new' || tab === 'pack' || tab === 'ready';

/** The tab that shows a state; the new orders for one that no tab shows. */
export const tabOf = (state: OrderState): SellerTab =>
  SELLER_TAB_IDS.find((tab) => SELLER_TABS[tab].some((shown) => shown === state)) ?? 'new';

/** The tab that an address names; the new orders when it names none. */
export const parseSellerTab = (given: string | null): SellerTab =>
  SELLER_TAB_IDS.find((tab) => tab === given) ?? 'new';

/** Most orders that a tab counts exactly (P-CENTRE-1). */
export const MOST_COUNTED = 1000;

/** The signs of an order's number that somebody without a printer writes on its parcel (P-CENTRE-6). */
export const parcelCode = (number: string): string => number.slice(-4);
