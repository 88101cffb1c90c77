import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { applyQuotes, type CartQuote, type QuoteAnswer, unavailableIn } from './apply-quotes.ts';
import { aLine, newLines } from './cart-line.builder.ts';
import { keepNotices } from './keep-notices.ts';
import { mergeLine } from './merge-line.ts';

const aQuote = (over: Partial<CartQuote> = {}): CartQuote => ({
  productId: 10,
  price: rupiah(100_000),
  originalPrice: rupiah(100_000),
  stock: 10,
  ...over,
});
const answer = (...quotes: CartQuote[]): QuoteAnswer => ({
  asked: new Set([10, ...quotes.map(({ productId }) => productId)]),
  quotes: new Map(quotes.map((quote) => [quote.productId, quote])),
});

describe('Current price and stock of the cart (P-CART-13)', () => {
  test('an unchanged line says nothing', () => {
    expect(applyQuotes([aLine()], answer(aQuote()))).toEqual({ lines: [aLine()], notices: [] });
  });

  test('a changed price is taken over and told', () => {
    const { lines, notices } = applyQuotes([aLine()], answer(aQuote({ price: rupiah(120_000) })));
    expect(lines).toEqual([aLine({ price: rupiah(120_000) })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'price-changed', from: 100_000, to: 120_000 }]);
  });

  test('an original price comes and goes with the offer', () => {
    const onOffer = answer(aQuote({ originalPrice: rupiah(150_000) }));
    expect(applyQuotes([aLine()], onOffer).lines[0]?.originalPrice).toBe(150_000);
    const over = applyQuotes([aLine({ originalPrice: rupiah(150_000) })], answer(aQuote())).lines[0];
    expect(over).not.toHaveProperty('originalPrice');
  });

  test('a quantity above the stock falls to it and is told', () => {
    const { lines, notices } = applyQuotes([aLine({ quantity: 5 })], answer(aQuote({ stock: 3 })));
    expect(lines).toEqual([aLine({ quantity: 3 })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'stock-short', stock: 3 }]);
  });

  test('a quantity of all that is in stock says nothing', () => {
    const line = aLine({ quantity: 3 });
    expect(applyQuotes([line], answer(aQuote({ stock: 3 })))).toEqual({ lines: [line], notices: [] });
  });

  test('a sold-out line keeps its quantity and is unticked', () => {
    const { lines, notices } = applyQuotes([aLine({ quantity: 5 })], answer(aQuote({ stock: 0 })));
    expect(lines).toEqual([aLine({ quantity: 5, isChecked: false })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'stock-short', stock: 0 }]);
  });

  test('a product that is gone is unticked and kept', () => {
    const { lines, notices } = applyQuotes([aLine()], answer());
    expect(lines).toEqual([aLine({ isChecked: false })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'gone' }]);
  });

  test('a line that was not asked about stays as it is', () => {
    const other = aLine({ id: 2, productId: 99 });
    expect(applyQuotes([other], answer(aQuote()))).toEqual({ lines: [other], notices: [] });
  });

  test('a line without a choice learns that the product has variants (P-CART-12)', () => {
    const { lines } = applyQuotes([aLine()], answer(aQuote({ hasVariants: true })));
    expect(lines[0]?.variant).toBe('');
    const chosen = applyQuotes([aLine({ variant: 'Hitam' })], answer(aQuote({ hasVariants: true })));
    expect(chosen.lines[0]?.variant).toBe('Hitam');
  });

  test('sold out and gone products cannot be bought', () => {
    expect(unavailableIn(answer(aQuote({ productId: 11 }), aQuote({ productId: 12, stock: 0 })))).toEqual(
      new Set([10, 12]),
    );
  });

  test('no line is ever lost, and a second look finds prices and quantities settled', () => {
    const quotes = fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 4 }),
        price: fc.nat(10_000_000).map(rupiah),
        originalPrice: fc.nat(10_000_000).map(rupiah),
        stock: fc.nat(30),
      }),
    );
    fc.assert(
      fc.property(fc.array(newLines, { maxLength: 8 }), quotes, (added, quoted) => {
        const cart = added.reduce<ReturnType<typeof mergeLine>>(
          (all, line) => mergeLine(all, line, new Date(0)),
          [],
        );
        const once = applyQuotes(cart, answer(...quoted));
        expect(once.lines.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
        for (const line of once.lines) expect(line.quantity).toBeGreaterThanOrEqual(1);
        const twice = applyQuotes(once.lines, answer(...quoted));
        expect(twice.lines).toEqual(once.lines);
        expect(twice.notices.filter((notice) => notice.kind === 'price-changed')).toEqual([]);
      }),
    );
  });
});

describe('Notices during one visit', () => {
  const changed = (from: number, to: number) =>
    ({ lineId: 1, kind: 'price-changed', from: rupiah(from), to: rupiah(to) }) as const;

  test('a price change stays after a second look that finds nothing new', () => {
    const line = aLine({ price: rupiah(120_000) });
    const quoted = answer(aQuote({ price: line.price }));
    expect(keepNotices([changed(100_000, 120_000)], [], [line], quoted)).toEqual([changed(100_000, 120_000)]);
  });

  test('two price changes are told as one, from the first price; there and back is none', () => {
    const told = keepNotices(
      [changed(100, 120)],
      [changed(120, 130)],
      [aLine({ price: rupiah(130) })],
      answer(),
    );
    expect(told).toEqual([changed(100, 130)]);
    const back = keepNotices(
      [changed(100, 120)],
      [changed(120, 100)],
      [aLine({ price: rupiah(100) })],
      answer(),
    );
    expect(back).toEqual([]);
  });

  test('short stock is told while it is true', () => {
    const short = { lineId: 1, kind: 'stock-short', stock: 3 } as const;
    expect(keepNotices([short], [], [aLine()], answer(aQuote({ stock: 3 })))).toEqual([short]);
    expect(keepNotices([short], [], [aLine()], answer(aQuote({ stock: 50 })))).toEqual([]);
  });

  test('what is said of one line stays when another has news', () => {
    const lines = [aLine({ price: rupiah(120) }), aLine({ id: 2, productId: 11, price: rupiah(900) })];
    const other = { lineId: 2, kind: 'price-changed', from: rupiah(800), to: rupiah(900) } as const;
    const short = { lineId: 1, kind: 'stock-short', stock: 3 } as const;
    const quoted = answer(aQuote({ stock: 3 }));
    expect(keepNotices([changed(100, 120)], [other], lines, quoted)).toEqual([changed(100, 120), other]);
    expect(keepNotices([changed(100, 120)], [short], lines, quoted)).toEqual([changed(100, 120), short]);
  });

  test('a removed line that may come back keeps what was said of it', () => {
    expect(keepNotices([changed(100, 120)], [], [], answer())).toEqual([changed(100, 120)]);
  });

  test('what is back in the shop is no longer gone', () => {
    expect(keepNotices([{ lineId: 1, kind: 'gone' }], [], [aLine()], answer(aQuote()))).toEqual([]);
  });
});
