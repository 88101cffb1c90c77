import type { ProductState } from '../catalogue/product-state.ts';

/** The tabs of the console's products and the state that each shows; `all` without one (P-CONSOLE-45). */
export const LOOKED_AT_TABS = {
  review: 'review',
  blocked: 'blocked',
  all: null,
} as const satisfies Record<string, ProductState | null>;

export type LookedAtTab = keyof typeof LOOKED_AT_TABS;

export const LOOKED_AT_TAB_IDS = Object.keys(LOOKED_AT_TABS) as readonly LookedAtTab[];

/** The tab that an address names; what waits when it names none. */
export const parseLookedAtTab = (given: string | null): LookedAtTab =>
  LOOKED_AT_TAB_IDS.find((tab) => tab === given) ?? 'review';
