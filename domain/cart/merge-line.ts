import { atPrice } from '../pricing/at-price.ts';
import { timeBasedId } from '../time-based-id.ts';
import { type CartLine, isSameGoods, MAX_LINE_QUANTITY, type NewLine } from './cart-line.ts';

/**
 * The cart with something added. The same goods merge: quantities are added, the line is ticked and
 * takes the new price, name and picture. Anything else is appended, ticked.
 * A quantity below 1 or fractional is ignored; a line never holds more than {@link MAX_LINE_QUANTITY}.
 * Source: P-CART-2.
 */
export function mergeLine(lines: readonly CartLine[], added: NewLine, now: Date): CartLine[] {
  const quantity = added.quantity ?? 1;
  if (!Number.isSafeInteger(quantity) || quantity < 1) return [...lines];

  const former = lines.find((line) => isSameGoods(line, added));
  const id = former?.id ?? timeBasedId(now, (taken) => lines.some((line) => line.id === taken));
  const skuId = added.skuId ?? former?.skuId;
  const merged = lineOf({ ...added, skuId }, id, (former?.quantity ?? 0) + quantity);
  return former ? lines.map((line) => (line === former ? merged : line)) : [...lines, merged];
}

function lineOf(added: NewLine, id: number, quantity: number): CartLine {
  const { productId, skuId, name, sellerName, price, originalPrice, imageUrl, variant } = added;
  const line: CartLine = {
    id,
    productId,
    ...(skuId === undefined ? {} : { skuId }),
    name,
    sellerName,
    price,
    quantity: Math.min(quantity, MAX_LINE_QUANTITY),
    imageUrl,
    isChecked: true,
    ...(variant === undefined ? {} : { variant }),
  };
  return atPrice(line, price, originalPrice);
}
