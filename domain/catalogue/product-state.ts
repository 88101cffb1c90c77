/**
 * Where a product stands. Shoppers see listed ones alone (P-GOODS-1).
 * - `review`: of a new shop, an operator looks at it first
 * - `hidden`: its shop has taken it off for a while
 * - `blocked`: an operator has taken it off, for a reason that its shop reads
 * - `archived`: its shop sells it no more; orders keep it
 */
export const PRODUCT_STATES = ['review', 'listed', 'hidden', 'blocked', 'archived'] as const;

export type ProductState = (typeof PRODUCT_STATES)[number];

/** What moves a product from one state to another. */
export const PRODUCT_STEPS = {
  hide: { from: ['listed'], to: 'hidden' },
  show: { from: ['hidden'], to: 'listed' },
  archive: { from: ['review', 'listed', 'hidden'], to: 'archived' },
  /** It comes back hidden, so that its shop looks at it before shoppers do. */
  restore: { from: ['archived'], to: 'hidden' },
  approve: { from: ['review'], to: 'listed' },
  block: { from: ['review', 'listed', 'hidden'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'listed' },
} as const satisfies Record<string, { from: readonly ProductState[]; to: ProductState }>;

export type ProductStep = keyof typeof PRODUCT_STEPS;

/** The state after a step, or null where the step cannot be taken. */
export function stateAfter(step: ProductStep, state: ProductState): ProductState | null {
  const { from, to }: { from: readonly ProductState[]; to: ProductState } = PRODUCT_STEPS[step];
  return from.includes(state) ? to : null;
}
