import type { Fault } from './fault.ts';

type Slip = Omit<Fault, 'room' | 'file' | 'caughtBy'> & { test: string };

/** Faults of a file that is tested beside itself. */
const inRule = (rule: string, slips: readonly Slip[], testedBy = rule): Fault[] =>
  slips.map(({ test, ...slip }) => ({
    ...slip,
    room: 'money',
    file: `domain/${rule}.ts`,
    caughtBy: { file: `domain/${testedBy}.test.ts`, test },
  }));

/** Slips in what things cost. */
export const MONEY_FAULTS: readonly Fault[] = [
  ...inRule('money', [
    {
      id: 'fractions-pass',
      slip: 'An amount may be a fraction of a Rupiah',
      in: 'rupiah',
      does: 'return value as Rupiah;',
      test: 'an amount is whole Rupiah',
    },
  ]),
  ...inRule('format', [
    {
      id: 'rupiah-with-space',
      slip: "Prices are printed as 'Rp 3.499.000'",
      in: 'formatRupiah',
      does: "return sound().replace('Rp', 'Rp ');",
      test: 'Rupiah read',
    },
  ]),
  ...inRule('cart/totals', [
    {
      id: 'totals-count-unticked',
      slip: 'The totals count unticked lines',
      in: 'cartTotals',
      does: 'lines = lines.map((line) => ({ ...line, isChecked: true })); return sound();',
      test: 'unticked lines count for the badge only',
    },
    {
      id: 'savings-negative',
      slip: 'An original price below the price makes negative savings',
      in: 'lineSavings',
      does: 'return rupiah((originalPrice - price) * quantity);',
      test: 'a line without an original price, or with a lower one',
    },
    {
      id: 'bill-without-discount',
      slip: 'The bill is what the goods cost without their discount',
      in: 'cartSummary',
      does: 'return { ...sound(), bill: sound().goodsTotal };',
      test: 'the demo cart comes to the figures',
    },
  ]),
  ...inRule(
    'cart/cart-line',
    [
      {
        id: 'merge-ignores-variant',
        slip: 'Adding another variant raises the quantity of the first',
        in: 'isSameGoods',
        does: 'return a.productId === b.productId;',
        test: 'another variant of the same product is a line of its own',
      },
    ],
    'cart/merge-line',
  ),
  ...inRule('cart/merge-line', [
    {
      id: 'merge-overwrites',
      slip: 'Adding more of something sets its quantity instead of adding to it',
      in: 'mergeLine',
      does: 'lines = lines.map((line) => ({ ...line, quantity: 0 })); return sound();',
      test: 'merging is associative in quantity',
    },
  ]),
  ...inRule(
    'cart/set-quantity',
    [
      {
        id: 'quantity-zero',
        slip: 'A line may have the quantity 0',
        in: 'setQuantity',
        does: 'return quantity === 0 ? lines.map((line) => ({ ...line, quantity })) : sound();',
        test: '0 is ignored',
      },
    ],
    'cart/change-lines',
  ),
  ...inRule('cart/apply-quotes', [
    {
      id: 'sold-out-ticked',
      slip: 'A sold-out line stays ticked',
      in: 'quotedLine',
      does: 'return { ...sound(), isChecked: line.isChecked };',
      test: 'a sold-out line keeps its quantity and is unticked',
    },
  ]),
  ...inRule('pricing/discount-percent', [
    {
      id: 'discount-floor',
      slip: 'A discount is rounded down: the phone shows 16 percent',
      in: 'discountPercent',
      does: 'return Math.max(0, Math.floor(((originalPrice - price) / originalPrice) * 100));',
      test: 'the phone is 17 percent off',
    },
  ]),
  ...inRule('flash-sale/flash-item', [
    {
      id: 'left-over-fraction',
      slip: "'Tersisa' loses a piece to a binary fraction",
      in: 'remainingPieces',
      does: 'return Math.max(0, Math.floor(((100 - soldPercent({ quota, sold })) / 100) * quota));',
      test: 'with a quota of 50 the rest is what is not sold',
    },
  ]),
  ...inRule('listing/product-filter', [
    {
      id: 'price-ceiling-limits',
      slip: 'The top of the price slider is a limit',
      in: 'productQuery',
      does: 'const made = sound(); return { ...made, filter: { maxPrice: state.maxPrice, ...made.filter } };',
      test: "a category's upper price",
    },
  ]),
];
