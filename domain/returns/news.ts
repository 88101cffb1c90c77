import type { ReturnEvent } from './transitions.ts';

/**
 * How a shopper hears of a step of their return (P-RET-63):
 * - `mail`: by mail and by the bell
 * - `receipt`: by mail alone, since they did it themselves
 * - `bell`: by the bell alone
 * - `silent`: not at all, since they did it themselves and nothing follows that they must know
 */
type Telling = 'mail' | 'receipt' | 'bell' | 'silent';

export const RETURN_NEWS = {
  opened: 'receipt',
  asked: 'receipt',
  approved: 'mail',
  accepted: 'mail',
  offered: 'mail',
  offer_taken: 'receipt',
  offer_left: 'bell',
  refused: 'mail',
  appealed: 'silent',
  sent: 'silent',
  arrived: 'bell',
  passed: 'mail',
  passed_in_part: 'mail',
  referred: 'mail',
  sent_back: 'mail',
  decided: 'mail',
  rejected: 'mail',
  rejected_back: 'mail',
  given_back: 'mail',
  kept: 'mail',
  withdrawn: 'silent',
  lapsed: 'mail',
} as const satisfies Record<'opened' | ReturnEvent, Telling>;

type Step = keyof typeof RETURN_NEWS;
type StepsTold<How extends Telling> = {
  [One in Step]: (typeof RETURN_NEWS)[One] extends How ? One : never;
}[Step];

/** Steps of a return that shoppers are told of at all, and by mail; as kinds of news of the order. */
export type ReturnNewsKind = `return_${StepsTold<'mail' | 'receipt' | 'bell'>}`;
export type ReturnMailKind = `return_${StepsTold<'mail' | 'receipt'>}`;

const isStep = (step: string): step is Step => Object.hasOwn(RETURN_NEWS, step);
const isTold = (step: Step): step is StepsTold<'mail' | 'receipt' | 'bell'> => RETURN_NEWS[step] !== 'silent';

/** What an event of an order says of its return; null when it is no step of one, or nobody is told. */
export function returnNewsOf(
  event: string,
): { kind: ReturnNewsKind; isMailed: boolean; isNotified: boolean } | null {
  const step = event.startsWith('return_') ? event.slice('return_'.length) : '';
  if (!isStep(step) || !isTold(step)) return null;
  const telling = RETURN_NEWS[step];
  return { kind: `return_${step}`, isMailed: telling !== 'bell', isNotified: telling !== 'receipt' };
}
