import fc from 'fast-check';
import { rupiah } from '../money.ts';
import type { CartLine, NewLine } from './cart-line.ts';

/** For tests: a ticked line of one piece at Rp100.000. */
export function aLine(over: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    productId: 10,
    name: 'Kemeja Batik',
    sellerName: 'Batik Ayu',
    price: rupiah(100_000),
    quantity: 1,
    imageUrl: '/images/placeholder/pakaian-pria.svg',
    isChecked: true,
    ...over,
  };
}

/** For tests: something to put into the cart, at Rp100.000. */
export function aNewLine(over: Partial<NewLine> = {}): NewLine {
  const { id: _id, isChecked: _isChecked, quantity: _quantity, ...line } = aLine();
  return { ...line, ...over };
}

const prices = fc.integer({ min: 0, max: 10_000_000 }).map(rupiah);

/** For property tests: anything a shopper may add, of few products so that lines meet. */
export const newLines = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    price: prices,
    originalPrice: fc.option(prices, { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 40 }),
    variant: fc.constantFrom(undefined, '', 'Hitam', 'Putih'),
  })
  .map((over) => aNewLine(over));
