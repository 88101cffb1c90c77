import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { applyQuotes } from './apply-quotes.ts';
import { aLine, anAnswer, aSkuQuote, newLines } from './cart-line.builder.ts';
import { badgeCount } from './cart-line.ts';
import { keepNotices } from './keep-notices.ts';
import { mergeLine } from './merge-line.ts';
import { type CartQuote, unavailableLines } from './quotes.ts';

const aQuote = (over: Partial<CartQuote> = {}): CartQuote => ({
  productId: 10,
  price: rupiah(100_000),
  originalPrice: rupiah(100_000),
  stock: 10,
  ...over,
});
const answer = (...products: CartQuote[]) => anAnswer({ products, gone: [10] });

describe('Current price and stock of the cart (P-CART-13)', () => {
  test('reports nothing for an unchanged line', () => {
    expect(applyQuotes([aLine()], answer(aQuote()))).toEqual({ lines: [aLine()], notices: [] });
  });

  test('applies and reports a changed price', () => {
    const { lines, notices } = applyQuotes([aLine()], answer(aQuote({ price: rupiah(120_000) })));
    expect(lines).toEqual([aLine({ price: rupiah(120_000) })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'price-changed', from: 100_000, to: 120_000 }]);
  });

  test('an original price appears and disappears with the offer', () => {
    const onOffer = answer(aQuote({ originalPrice: rupiah(150_000) }));
    expect(applyQuotes([aLine()], onOffer).lines[0]?.originalPrice).toBe(150_000);
    const over = applyQuotes([aLine({ originalPrice: rupiah(150_000) })], answer(aQuote())).lines[0];
    expect(over).not.toHaveProperty('originalPrice');
  });

  test('lowers a quantity above the stock and reports it', () => {
    const { lines, notices } = applyQuotes([aLine({ quantity: 5 })], answer(aQuote({ stock: 3 })));
    expect(lines).toEqual([aLine({ quantity: 3 })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'stock-short', stock: 3 }]);
  });

  test('reports nothing for a quantity that equals the stock', () => {
    const line = aLine({ quantity: 3 });
    expect(applyQuotes([line], answer(aQuote({ stock: 3 })))).toEqual({ lines: [line], notices: [] });
  });

  test('a sold-out line keeps its quantity and is unticked', () => {
    const { lines, notices } = applyQuotes([aLine({ quantity: 5 })], answer(aQuote({ stock: 0 })));
    expect(lines).toEqual([aLine({ quantity: 5, isChecked: false })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'stock-short', stock: 0 }]);
  });

  test('unticks a product that is gone, but does not remove it', () => {
    const { lines, notices } = applyQuotes([aLine()], answer());
    expect(lines).toEqual([aLine({ isChecked: false })]);
    expect(notices).toEqual([{ lineId: 1, kind: 'gone' }]);
  });

  test('leaves a line alone that was not asked about', () => {
    const other = aLine({ id: 2, productId: 99 });
    expect(applyQuotes([other], answer(aQuote()))).toEqual({ lines: [other], notices: [] });
  });

  test('marks a line without a choice when the product has variants (P-CART-12)', () => {
    const { lines } = applyQuotes([aLine()], answer(aQuote({ hasVariants: true })));
    expect(lines[0]?.variant).toBe('');
    const chosen = applyQuotes([aLine({ variant: 'Hitam' })], answer(aQuote({ hasVariants: true })));
    expect(chosen.lines[0]?.variant).toBe('Hitam');
  });

  test('lines of sold out and gone products cannot be bought', () => {
    const lines = [aLine({ id: 1 }), aLine({ id: 2, productId: 11 }), aLine({ id: 3, productId: 12 })];
    const quoted = answer(aQuote({ productId: 11 }), aQuote({ productId: 12, stock: 0 }));
    expect(unavailableLines(lines, quoted)).toEqual(new Set([1, 3]));
  });

  test('loses no line without SKUs, and a second run changes no price and no quantity', () => {
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

describe('SKUs of the cart (P-CART-13, P-CART-15)', () => {
  const black = aSkuQuote({ skuId: 100, options: ['Hitam', 'M'] });
  const white = aSkuQuote({
    skuId: 101,
    options: ['Putih', 'M'],
    price: rupiah(120_000),
    imageUrl: '/putih.svg',
  });
  const products = [aQuote({ hasVariants: true })];

  test('a line takes price, stock and picture of its SKU, not of its product', () => {
    const line = aLine({ skuId: 101, variant: 'Putih, M', quantity: 5 });
    const { lines, notices } = applyQuotes([line], anAnswer({ products, skus: [{ ...white, stock: 2 }] }));
    expect(lines).toEqual([{ ...line, price: 120_000, imageUrl: '/putih.svg', quantity: 2 }]);
    expect(notices.map(({ kind }) => kind)).toEqual(['price-changed', 'stock-short']);
  });

  test('a line that was stored by its variant text gets the SKU of that text', () => {
    const { lines } = applyQuotes(
      [aLine({ variant: 'Putih, M' })],
      anAnswer({ products, choices: [[black, white]] }),
    );
    expect(lines).toMatchObject([{ skuId: 101, variant: 'Putih, M', price: 120_000 }]);
  });

  test('treats a variant text that the product no longer has as not chosen', () => {
    const { lines } = applyQuotes(
      [aLine({ variant: 'Merah, M' })],
      anAnswer({ products, choices: [[black, white]] }),
    );
    expect(lines).toEqual([aLine({ variant: '' })]);
  });

  test('gives a line without a choice the only SKU of its product, with or without variants', () => {
    const plain = aSkuQuote({ skuId: 102, options: [] });
    const [ofPlain] = applyQuotes([aLine()], anAnswer({ products, choices: [[plain]] })).lines;
    expect(ofPlain).toEqual(aLine({ skuId: 102 }));
    const [ofBlack] = applyQuotes([aLine({ variant: '' })], anAnswer({ products, choices: [[black]] })).lines;
    expect(ofBlack).toMatchObject({ skuId: 100, variant: 'Hitam, M' });
  });

  test('leaves a line without a choice undecided among several SKUs', () => {
    const line = aLine({ variant: '' });
    expect(applyQuotes([line], anAnswer({ products, choices: [[black, white]] })).lines).toEqual([line]);
  });

  test('merges lines of the same SKU and adds their quantities', () => {
    const { lines } = applyQuotes(
      [
        aLine({ id: 1, variant: 'Putih, M', quantity: 2, isChecked: false }),
        aLine({ id: 2, productId: 11 }),
        aLine({ id: 3, skuId: 101, variant: 'Putih, M', quantity: 3 }),
      ],
      anAnswer({ products, choices: [[black, white]] }),
    );
    expect(lines.map(({ id, quantity, isChecked }) => [id, quantity, isChecked])).toEqual([
      [1, 5, true],
      [2, 1, true],
    ]);
  });

  test('reports a missing SKU differently from a missing product', () => {
    const line = aLine({ skuId: 100, variant: 'Hitam, M' });
    const noChoice = applyQuotes([line], anAnswer({ products, goneSkus: [100] }));
    expect(noChoice.lines).toEqual([{ ...line, isChecked: false }]);
    expect(noChoice.notices).toEqual([{ lineId: 1, kind: 'choice-gone' }]);
    const nothing = applyQuotes([line], anAnswer({ gone: [10], goneSkus: [100] }));
    expect(nothing.notices).toEqual([{ lineId: 1, kind: 'gone' }]);
  });

  test('for any choices, loses no piece and puts no SKU on two lines', () => {
    const skuIds = fc.constantFrom(undefined, 100, 101);
    const texts = fc.constantFrom(undefined, '', 'Hitam, M', 'Putih, M', 'Merah');
    const stored = fc.array(fc.tuple(skuIds, texts, fc.integer({ min: 1, max: 20 })), { maxLength: 8 });
    fc.assert(
      fc.property(stored, (rows) => {
        const cart = rows.map(([skuId, variant, quantity], index) =>
          aLine({ id: index, quantity, ...(skuId && { skuId }), ...(variant !== undefined && { variant }) }),
        );
        const plenty = [black, white].map((sku) => ({ ...sku, stock: 1_000 }));
        const quoted = anAnswer({ products: [aQuote({ stock: 1_000 })], choices: [plenty] });
        const { lines } = applyQuotes(cart, quoted);
        expect(badgeCount(lines)).toBe(badgeCount(cart));
        const named = lines.flatMap(({ skuId }) => skuId ?? []);
        expect(new Set(named).size).toBe(named.length);
        expect(applyQuotes(lines, quoted).lines).toEqual(lines);
      }),
    );
  });
});

describe('Notices during one visit', () => {
  const changed = (from: number, to: number) =>
    ({ lineId: 1, kind: 'price-changed', from: rupiah(from), to: rupiah(to) }) as const;

  test('still shows a price change after a second run that finds nothing new', () => {
    const line = aLine({ price: rupiah(120_000) });
    const quoted = answer(aQuote({ price: line.price }));
    expect(keepNotices([changed(100_000, 120_000)], [], [line], quoted)).toEqual([changed(100_000, 120_000)]);
  });

  test('merges two price changes into one, from the first price; a change back to it disappears', () => {
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

  test('shows short stock only while it is true', () => {
    const short = { lineId: 1, kind: 'stock-short', stock: 3 } as const;
    expect(keepNotices([short], [], [aLine()], answer(aQuote({ stock: 3 })))).toEqual([short]);
    expect(keepNotices([short], [], [aLine()], answer(aQuote({ stock: 50 })))).toEqual([]);
  });

  test('a notice of one line survives news about another', () => {
    const lines = [aLine({ price: rupiah(120) }), aLine({ id: 2, productId: 11, price: rupiah(900) })];
    const other = { lineId: 2, kind: 'price-changed', from: rupiah(800), to: rupiah(900) } as const;
    const short = { lineId: 1, kind: 'stock-short', stock: 3 } as const;
    const quoted = answer(aQuote({ stock: 3 }));
    expect(keepNotices([changed(100, 120)], [other], lines, quoted)).toEqual([changed(100, 120), other]);
    expect(keepNotices([changed(100, 120)], [short], lines, quoted)).toEqual([changed(100, 120), short]);
  });

  test('a removed line that may be restored keeps its notices', () => {
    expect(keepNotices([changed(100, 120)], [], [], answer())).toEqual([changed(100, 120)]);
  });

  test("drops 'gone' once the goods are back in the shop", () => {
    expect(keepNotices([{ lineId: 1, kind: 'gone' }], [], [aLine()], answer(aQuote()))).toEqual([]);
  });
});
