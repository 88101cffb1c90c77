import { type Rupiah, rupiah } from '../money.ts';
import type { CheckoutView } from './view-checkout.ts';

/**
 * The figures of a checkout as one text: lines, prices, shipping, fees and the total. The page's form carries
 * it. The order is placed only when the text equals what the server computes at that moment (P-BUY-2). It is
 * not a secret and proves nothing: whoever changes it gets the page again.
 */
export function figuresOf({ shops, total }: CheckoutView): string {
  const figures = new URLSearchParams();
  for (const { sellerId, lines, chosen, codFee } of shops) {
    lines.forEach(({ skuId, quantity, price, flashSession }, nth) => {
      figures.set(lineKey(sellerId, nth), `${skuId}x${quantity}@${price}${flashSession === null ? '' : 'f'}`);
    });
    figures.set(shippingKey(sellerId), `${chosen?.service.id ?? ''}@${chosen?.buyerPays ?? ''}`);
    if (codFee > 0) figures.set(`c${sellerId}`, String(codFee));
  }
  figures.set('t', String(total));
  return figures.toString();
}

/** What differs from what the shopper saw: the former figures, by what they belong to. */
export interface FigureChanges {
  /** Prices of one piece by `{seller}-{nth line}`. */
  prices: Record<string, Rupiah>;
  /** Costs of shipping by the seller's id. */
  shipping: Record<string, Rupiah>;
  total: Rupiah | null;
}

const lineKey = (sellerId: number, nth: number) => `l${sellerId}-${nth}`;
const shippingKey = (sellerId: number) => `s${sellerId}`;

/** Compares the figures that the form sent back with the present ones. Null when nothing differs. */
export function changesSince(seen: string, view: CheckoutView): FigureChanges | null {
  const figures = figuresOf(view);
  if (seen === figures) return null;
  const [before, now] = [new URLSearchParams(seen), new URLSearchParams(figures)];
  const formerly = (key: string) => former(before.get(key), now.get(key));
  const prices: [string, Rupiah | null][] = [];
  const shipping: [string, Rupiah | null][] = [];
  for (const { sellerId, lines } of view.shops) {
    lines.forEach((_line, nth) => {
      const key = lineKey(sellerId, nth);
      const isSameLine = before.get(key)?.split('@')[0] === now.get(key)?.split('@')[0];
      prices.push([key.slice(1), isSameLine ? formerly(key) : null]);
    });
    shipping.push([String(sellerId), formerly(shippingKey(sellerId))]);
  }
  return { prices: known(prices), shipping: known(shipping), total: formerly('t') };
}

/** The amount that a figure showed before; null when it is unchanged, or was not a number. */
function former(before: string | null, now: string | null): Rupiah | null {
  const amountIn = (figure: string | null) => /(?:^|@)(\d{1,15})f?$/.exec(figure ?? '')?.[1];
  const [amount, amountNow] = [amountIn(before), amountIn(now)];
  return amount === undefined || amount === amountNow ? null : rupiah(Number(amount));
}

const known = (entries: readonly [string, Rupiah | null][]): Record<string, Rupiah> =>
  Object.fromEntries(entries.filter((entry): entry is [string, Rupiah] => entry[1] !== null));
