import type { ReturnEvent } from './transitions.ts';

/**
 * How the audiences hear of a step of a return (P-RET-63, P-CENTRE-12): the owners of its shop by mail, unless the shop took it;
 * and its shopper:
 * - `mail`: by mail and by the bell
 * - `receipt`: by mail alone, since they did it themselves
 * - `bell`: by the bell alone
 * - `silent`: not at all, since they did it themselves and nothing follows that they must know
 */
interface Telling {
  shopper: 'mail' | 'receipt' | 'bell' | 'silent';
  shop: boolean;
}

export const RETURN_NEWS = {
  opened: { shopper: 'receipt', shop: false },
  asked: { shopper: 'receipt', shop: true },
  approved: { shopper: 'mail', shop: true },
  accepted: { shopper: 'mail', shop: true },
  offered: { shopper: 'mail', shop: true },
  offer_taken: { shopper: 'receipt', shop: true },
  offer_left: { shopper: 'bell', shop: true },
  refused: { shopper: 'mail', shop: true },
  appealed: { shopper: 'silent', shop: true },
  sent: { shopper: 'silent', shop: true },
  arrived: { shopper: 'bell', shop: true },
  passed: { shopper: 'mail', shop: true },
  passed_in_part: { shopper: 'mail', shop: true },
  referred: { shopper: 'mail', shop: true },
  sent_back: { shopper: 'mail', shop: true },
  decided: { shopper: 'mail', shop: true },
  rejected: { shopper: 'mail', shop: true },
  rejected_back: { shopper: 'mail', shop: true },
  given_back: { shopper: 'mail', shop: true },
  kept: { shopper: 'mail', shop: true },
  withdrawn: { shopper: 'silent', shop: true },
  lapsed: { shopper: 'mail', shop: true },
} as const satisfies Record<'opened' | ReturnEvent, Telling>;

type Step = keyof typeof RETURN_NEWS;
type Told<Of extends Partial<Telling>> = {
  [One in Step]: (typeof RETURN_NEWS)[One] extends Of ? One : never;
}[Step];
type StepsTold<How extends Telling['shopper']> = Told<{ shopper: How }>;

/** Steps of a return that shoppers are told of at all, and by mail; as kinds of news of the order. */
export type ReturnNewsKind = `return_${StepsTold<'mail' | 'receipt' | 'bell'>}`;
export type ReturnMailKind = `return_${StepsTold<'mail' | 'receipt'>}`;
/** Steps that the owners of a shop are told of. */
export type ReturnShopKind = `return_${Told<{ shop: true }>}`;

const isStep = (step: string): step is Step => Object.hasOwn(RETURN_NEWS, step);
const isShops = (step: Step): step is Told<{ shop: true }> => RETURN_NEWS[step].shop;
const isTold = (step: Step): step is StepsTold<'mail' | 'receipt' | 'bell'> =>
  RETURN_NEWS[step].shopper !== 'silent';

/** The step of a return that an event of an order is, for its shop; null when it is none, or the shop is not told. */
export function shopStepOf(event: string): ReturnShopKind | null {
  const step = event.startsWith('return_') ? event.slice('return_'.length) : '';
  return isStep(step) && isShops(step) ? `return_${step}` : null;
}

/** What an event of an order says of its return; null when it is no step of one, or nobody is told. */
export function returnNewsOf(
  event: string,
): { kind: ReturnNewsKind; isMailed: boolean; isNotified: boolean } | null {
  const step = event.startsWith('return_') ? event.slice('return_'.length) : '';
  if (!isStep(step) || !isTold(step)) return null;
  const { shopper: telling } = RETURN_NEWS[step];
  return { kind: `return_${step}`, isMailed: telling !== 'bell', isNotified: telling !== 'receipt' };
}
