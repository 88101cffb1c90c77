import { MAX_LINE_QUANTITY } from '../cart/cart-line.ts';
import { type CheckoutItem, withQuantity, withSplit } from './items.ts';

/** What a button of the checkout's form asks for. Every button also stores what the form contains. */
export type CheckoutIntent =
  /** New figures, requested by a script: a new address may be half typed. */
  | { kind: 'update' }
  | { kind: 'save' }
  /** A new address. */
  | { kind: 'address' }
  | { kind: 'place' }
  /** Another quantity of a SKU; 0 removes it. */
  | ({ kind: 'set' } & CheckoutItem)
  /** So many pieces of a SKU on a line of their own. */
  | ({ kind: 'split' } & CheckoutItem)
  /** A quantity that is none: nothing is to be changed (P-BUY-30). */
  | { kind: 'invalid' };

const OF_ANY_LINE = /^(set|split):/;
const OF_LINE = /^(set|split):([1-9]\d{0,9}):(\d{1,4})$/;

/** Reads the value of the pressed button. An unknown value only stores the form. */
export function parseIntent(value: string): CheckoutIntent {
  const [, kind, skuId = '', quantity = ''] = OF_LINE.exec(value) ?? [];
  if (kind === 'set' || kind === 'split') {
    return { kind, skuId: Number(skuId), quantity: Math.min(Number(quantity), MAX_LINE_QUANTITY) };
  }
  if (OF_ANY_LINE.test(value)) return { kind: 'invalid' };
  if (value === 'update' || value === 'address' || value === 'place') return { kind: value };
  return { kind: 'save' };
}

/** The lines after a button was pressed. Pressing it twice has the effect of once. */
export function linesAfter(lines: readonly CheckoutItem[], intent: CheckoutIntent): CheckoutItem[] {
  if (intent.kind === 'set') return withQuantity(lines, intent);
  if (intent.kind === 'split') return withSplit(lines, intent);
  return [...lines];
}
