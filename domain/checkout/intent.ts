import { MAX_LINE_QUANTITY } from '../cart/cart-line.ts';
import { type CheckoutItem, withQuantity, withSplit } from './items.ts';

/** What a button of the checkout's form wants, besides that everything in the form is kept. */
export type CheckoutIntent =
  /** Figures anew, asked by a script: a new address may be half typed. */
  | { kind: 'update' }
  | { kind: 'save' }
  /** A new address. */
  | { kind: 'address' }
  | { kind: 'place' }
  /** Another quantity of a SKU; 0 takes it out. */
  | ({ kind: 'set' } & CheckoutItem)
  /** So many pieces of a SKU in a line of their own. */
  | ({ kind: 'split' } & CheckoutItem);

const OF_LINE = /^(set|split):([1-9]\d{0,9}):(\d{1,4})$/;

/** Reads the value of the button that was pressed; what nobody knows only keeps the form. */
export function parseIntent(value: string): CheckoutIntent {
  const [, kind, skuId = '', quantity = ''] = OF_LINE.exec(value) ?? [];
  if (kind === 'set' || kind === 'split') {
    return { kind, skuId: Number(skuId), quantity: Math.min(Number(quantity), MAX_LINE_QUANTITY) };
  }
  if (value === 'update' || value === 'address' || value === 'place') return { kind: value };
  return { kind: 'save' };
}

/** The lines after what a button wants. Pressing it twice does it once. */
export function linesAfter(lines: readonly CheckoutItem[], intent: CheckoutIntent): CheckoutItem[] {
  if (intent.kind === 'set') return withQuantity(lines, intent);
  if (intent.kind === 'split') return withSplit(lines, intent);
  return [...lines];
}
