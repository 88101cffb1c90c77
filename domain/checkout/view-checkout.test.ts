import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/methods.ts';
import { CALENDAR } from '../shipping/calendar.builder.ts';
import { FIRST_COD_AREAS } from '../shipping/cod-area.ts';
import { TARIFF_NUMBERS } from '../shipping/tariffs.ts';
import { changesSince, figuresOf } from './figures.ts';
import { someGoods } from './goods.builder.ts';
import { type CheckoutFacts, viewCheckout } from './view-checkout.ts';

/** A Tuesday in Jakarta, 13:00: too late for same-day services. */
const TUESDAY = new Date('2026-11-24T06:00:00Z');
const flat = (firstKg: number, moreKg: number) =>
  Array.from({ length: TARIFF_NUMBERS }, (_, at) => (at % 2 === 0 ? firstKg : moreKg));
const tariffs = {
  'jne-regular': flat(10_000, 8_000),
  'jne-yes': flat(20_000, 16_000),
  'anteraja-same-day': flat(15_000, 1_000),
};

const GOODS = new Map(
  [
    someGoods(),
    someGoods({ skuId: 2, productId: 2, isFreeShipping: true }),
    someGoods({ skuId: 3, productId: 3, sellerId: 2, sellerName: 'Lain', allowsCod: false }),
    someGoods({
      skuId: 4,
      productId: 4,
      sellerId: 2,
      flash: { sessionId: 's', price: rupiah(70_000), quota: 50, sold: 45 },
    }),
    someGoods({ skuId: 5, productId: 5, stock: 0 }),
  ].map((goods) => [goods.skuId, goods]),
);

const COD: CheckoutFacts['cod'] = {
  areas: FIRST_COD_AREAS,
  history: {
    refusals: 0,
    isNewcomer: false,
    open: { orders: 0, pieces: 0, total: 0 },
    areaFreight: 0,
    isBlocked: false,
  },
  limits: { newcomerOrders: 2, newcomerTotal: 1_000_000, areaFreight: 500_000 },
};

const facts = (changes: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  items: [{ skuId: 1, quantity: 2 }],
  goodsOf: (skuId) => GOODS.get(skuId) ?? null,
  destination: '31.71',
  hasAddress: true,
  choices: {},
  method: 'qris',
  tariffs,
  calendar: CALENDAR,
  now: TUESDAY,
  offered: new Set(PAYMENT_METHODS),
  codFee: rupiah(5_000),
  cod: COD,
  ...changes,
});

describe('a checkout', () => {
  it('adds up for any goods: the orders of the shops, the purchase, and the lines of the total', () => {
    const item = fc.record({
      skuId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.constantFrom<(PaymentMethod | null)[]>(null, ...PAYMENT_METHODS),
        fc.constantFrom(null, '31.71', '91.71'),
        fc.constantFrom(null, 'jne-yes', 'anteraja-same-day', 'nonsense'),
        (items, method, destination, service) => {
          const view = viewCheckout(
            facts({ items, method, destination, choices: { '1': { service, note: '' } } }),
          );
          const { goodsBefore, discount, shipping, codFee, total, shops } = view;
          expect(goodsBefore + discount + shipping + codFee).toBe(total);
          const orders = shops.map((shop) => shop.goods + (shop.chosen?.buyerPays ?? 0) + shop.codFee);
          expect(orders.reduce((sum, order) => sum + order, 0)).toBe(total);
          for (const { chosen, goods, lines } of shops) {
            if (chosen) expect(chosen.buyerPays + chosen.sellerPays).toBe(chosen.cost);
            const counted = lines.filter(({ problem }) => problem?.code !== 'sold_out');
            expect(counted.reduce((sum, line) => sum + line.price * line.quantity, 0)).toBe(goods);
          }
          expect(changesSince(figuresOf(view), view)).toBeNull();
        },
      ),
    );
  });

  it('takes the cheapest service unless the chosen one runs', () => {
    const chosen = (service: string | null) =>
      viewCheckout(facts({ choices: { '1': { service, note: '' } } })).shops[0]?.chosen?.service.id;
    expect(chosen(null)).toBe('jne-regular');
    expect(chosen('jne-yes')).toBe('jne-yes');
    expect(chosen('anteraja-same-day')).toBe('jne-regular');
  });

  it('has no shipping and no cash on delivery before an address is chosen', () => {
    const view = viewCheckout(facts({ destination: null, hasAddress: false, method: 'cod' }));
    expect(view).toMatchObject({ shipping: 0, method: null, missing: ['address', 'method'] });
    expect(view.shops[0]?.offers).toEqual([]);
  });

  it('charges the fee of cash on delivery for each order, and only then', () => {
    const items = [
      { skuId: 1, quantity: 1 },
      { skuId: 4, quantity: 1 },
    ];
    expect(viewCheckout(facts({ items, method: 'cod' })).codFee).toBe(10_000);
    expect(viewCheckout(facts({ items })).codFee).toBe(0);
  });

  it.each([
    ['a product that may not', { items: [{ skuId: 3, quantity: 1 }] }, 'product'],
    ['an address outside its area', { destination: '91.71' }, 'area'],
    [
      'a buyer who refused two parcels',
      { cod: { ...COD, history: { ...COD.history, refusals: 2 } } },
      'refusals',
    ],
    [
      'a newcomer’s third order',
      {
        cod: {
          ...COD,
          history: { ...COD.history, isNewcomer: true, open: { orders: 2, pieces: 2, total: 2 } },
        },
      },
      'newcomer_orders',
    ],
    ['too high a total', { items: [{ skuId: 1, quantity: 60 }] }, 'above_ceiling'],
  ])('closes cash on delivery for %s', (_why, changes, code) => {
    const { methods, method } = viewCheckout(facts({ method: 'cod', ...changes }));
    expect(methods.find((one) => one.method === 'cod')?.closed?.code).toBe(code);
    expect(method).toBeNull();
  });

  it('lists what is missing', () => {
    expect(viewCheckout(facts()).missing).toEqual([]);
    expect(viewCheckout(facts({ method: null })).method, 'QRIS unless another is chosen').toBe('qris');
    expect(viewCheckout(facts({ method: null, offered: new Set(['va_bca']) })).missing).toEqual(['method']);
    expect(viewCheckout(facts({ hasAddress: false })), 'figures, but no order').toMatchObject({
      missing: ['address'],
      shops: [{ offers: expect.arrayContaining([expect.anything()]) }],
    });
    expect(viewCheckout(facts({ items: [{ skuId: 5, quantity: 1 }] })).missing).toEqual(['lines', 'line']);
    expect(viewCheckout(facts({ tariffs: {} })).missing).toEqual(['service']);
  });
});

describe('what the shopper saw (P-BUY-2)', () => {
  it('is compared with the present figures: a price, shipping, the total', () => {
    const seen = figuresOf(viewCheckout(facts()));
    const dearer = new Map(GOODS).set(
      1,
      someGoods({ standing: { price: rupiah(110_000), originalPrice: rupiah(120_000) } }),
    );
    const now = viewCheckout(facts({ goodsOf: (skuId) => dearer.get(skuId) ?? null, destination: '91.71' }));
    expect(changesSince(seen, now)).toEqual({
      prices: { '1-0': 100_000 },
      shipping: {},
      total: 210_000,
    });
    const express = viewCheckout(facts({ choices: { '1': { service: 'jne-yes', note: '' } } }));
    expect(changesSince(seen, express)).toEqual({ prices: {}, shipping: { '1': 10_000 }, total: 210_000 });
  });

  it('differs when the flash price ends, even at the same price', () => {
    const items = [{ skuId: 4, quantity: 5 }];
    const seen = figuresOf(viewCheckout(facts({ items })));
    const standing = someGoods({
      skuId: 4,
      productId: 4,
      sellerId: 2,
      standing: { price: rupiah(70_000), originalPrice: rupiah(120_000) },
    });
    expect(changesSince(seen, viewCheckout(facts({ items, goodsOf: () => standing })))).not.toBeNull();
  });

  it.each(['', 't=', 'l1-0=%00&s1=@&t=-5', 't=99999999999999999999', '__proto__=1', '%'])(
    'may be forged: %j only shows the page again',
    (seen) => expect(changesSince(seen, viewCheckout(facts()))).not.toBeNull(),
  );
});
