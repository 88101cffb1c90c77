import type { ProductState, ProductStep } from './product-state.ts';

/**
 * The tabs of a shop's products and the state that each shows (P-CENTRE-20). `low` has the listed ones of which a choice
 * has {@link LOW_STOCK} pieces or fewer.
 */
export const PRODUCT_TABS = {
  listed: 'listed',
  low: 'listed',
  hidden: 'hidden',
  review: 'review',
  blocked: 'blocked',
  archived: 'archived',
} as const satisfies Record<string, ProductState>;

export type ProductTab = keyof typeof PRODUCT_TABS;

export const PRODUCT_TAB_IDS = Object.keys(PRODUCT_TABS) as readonly ProductTab[];

/** Most pieces of a choice whose stock is low. */
export const LOW_STOCK = 5;

/** The orders of a shop's products: newest first, most sold first, least sold first. */
export const PRODUCT_SORTS = ['baru', 'laris', 'sepi'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What a shop does with ticked products of a tab. */
export const TAB_STEPS: Readonly<Record<ProductTab, readonly ProductStep[]>> = {
  listed: ['hide', 'archive'],
  low: ['hide', 'archive'],
  hidden: ['show', 'archive'],
  review: ['archive'],
  blocked: [],
  archived: ['restore'],
};

/** The tab that an address names; the listed products when it names none. */
export const parseProductTab = (given: string | null): ProductTab =>
  PRODUCT_TAB_IDS.find((tab) => tab === given) ?? 'listed';

/** The order that an address names; newest first when it names none. */
export const parseProductSort = (given: string | null): ProductSort =>
  PRODUCT_SORTS.find((sort) => sort === given) ?? 'baru';
