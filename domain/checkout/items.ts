import { MAX_LINE_QUANTITY } from '../cart/cart-line.ts';
import type { Result } from '../result.ts';

/** Something to be bought: a SKU and how many pieces of it. */
export interface CheckoutItem {
  skuId: number;
  /** Whole pieces, from 1 to {@link MAX_LINE_QUANTITY}. */
  quantity: number;
}

/** Most lines of one checkout; far more than a phone can show. */
export const MOST_ITEMS = 50;

/** Why the requested items cannot be bought. */
export type ItemsFault = 'none' | 'invalid' | 'too_many';

/** Whole numbers without sign, fraction, exponent or leading zero. */
const ITEM = /^([1-9]\d{0,9}):([1-9]\d{0,3})$/;
/** The highest id that the database holds. */
const MOST_ID = 2_147_483_647;

/**
 * Reads the items of an address or of the cart's form, 'SKU:QTY' each. The same SKU twice is one line
 * (P-BUY-30). One malformed item makes all invalid, so that nobody gets another quantity than they meant.
 */
export function parseItems(typed: readonly string[]): Result<CheckoutItem[], ItemsFault> {
  const quantities = new Map<number, number>();
  for (const item of typed) {
    const [, id = '', pieces = ''] = ITEM.exec(item.trim()) ?? [];
    const skuId = Number(id);
    const quantity = (quantities.get(skuId) ?? 0) + Number(pieces);
    if (id === '' || skuId > MOST_ID || quantity > MAX_LINE_QUANTITY) return { ok: false, error: 'invalid' };
    quantities.set(skuId, quantity);
  }
  if (quantities.size === 0) return { ok: false, error: 'none' };
  if (quantities.size > MOST_ITEMS) return { ok: false, error: 'too_many' };
  return { ok: true, value: [...quantities].map(([skuId, quantity]) => ({ skuId, quantity })) };
}

/** The lines with that many pieces of a SKU on one line; 0 removes it. Repeating it changes nothing more. */
export function withQuantity(
  lines: readonly CheckoutItem[],
  { skuId, quantity }: CheckoutItem,
): CheckoutItem[] {
  const first = lines.findIndex((line) => line.skuId === skuId);
  const changed = quantity > 0 ? [{ skuId, quantity }] : [];
  return lines.flatMap((line, index) => {
    if (line.skuId !== skuId) return [line];
    return index === first ? changed : [];
  });
}

/**
 * The lines with the first `quantity` pieces of a SKU on a line of their own. Those pieces then get a flash
 * price that not all of them can have. Repeating it changes nothing more.
 */
export function withSplit(lines: readonly CheckoutItem[], { skuId, quantity }: CheckoutItem): CheckoutItem[] {
  const all = lines.reduce((sum, line) => sum + (line.skuId === skuId ? line.quantity : 0), 0);
  if (quantity <= 0 || quantity >= all) return [...lines];
  return withQuantity(lines, { skuId, quantity: all }).flatMap((line) =>
    line.skuId === skuId
      ? [
          { skuId, quantity },
          { skuId, quantity: all - quantity },
        ]
      : [line],
  );
}
