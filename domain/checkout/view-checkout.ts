import { type Rupiah, rupiah, sumRupiah } from '../money.ts';
import { type CodHistory, type CodLimits, codClosed } from '../payments/cod.ts';
import { type ClosedBecause, isOpen, PAYMENT_METHODS, type PaymentMethod } from '../payments/methods.ts';
import { type PayBefore, payBeforeFor } from '../shipping/arrival.ts';
import { type CodAreas, isCodArea } from '../shipping/cod-area.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';
import { quoteShipping, type ShippingQuote } from '../shipping/quote.ts';
import type { TariffTable } from '../shipping/tariffs.ts';
import type { CityCode } from '../shipping/zones.ts';
import type { Goods } from './goods.ts';
import type { CheckoutItem } from './items.ts';
import { counts, type PricedLine, priceLines } from './price-lines.ts';

/** What the shopper chose for the parcel of one seller. */
export interface ShopChoice {
  /** Id of a service; null for the cheapest. */
  service: string | null;
  note: string;
}

/** The input that a checkout is computed from. */
export interface CheckoutFacts {
  items: readonly CheckoutItem[];
  goodsOf: (skuId: number) => Goods | null;
  /** Null while neither an address is chosen nor the district of a new one. */
  destination: CityCode | null;
  hasAddress: boolean;
  /** By the seller's id. */
  choices: Readonly<Record<string, ShopChoice>>;
  method: PaymentMethod | null;
  tariffs: TariffTable;
  calendar: WorkCalendar;
  now: Date;
  /** What the shop's provider and settings offer. */
  offered: ReadonlySet<PaymentMethod>;
  cod: { history: CodHistory; limits: CodLimits; areas: CodAreas };
  /** Charged for each order that is paid at the door. */
  codFee: Rupiah;
}

/** What one seller has to send. */
export interface ShopView {
  sellerId: number;
  sellerName: string;
  lines: PricedLine[];
  /** The services that run to the address, the cheapest first; empty without an address. */
  offers: ShippingQuote[];
  /** The chosen one, else the cheapest; null when nothing runs. */
  chosen: ShippingQuote | null;
  /** Until when it must be paid to arrive as it says; null without a service, and where it is paid at the door. */
  payBefore: PayBefore | null;
  note: string;
  goods: Rupiah;
  codFee: Rupiah;
}

/** A payment method, and why it is closed. */
export interface MethodView {
  method: PaymentMethod;
  closed: ClosedBecause | null;
}

/** What is missing before the order can be placed. */
export type Missing = 'lines' | 'line' | 'address' | 'service' | 'method';

/** A checkout as the shopper sees it. All amounts are whole Rupiah. */
export interface CheckoutView {
  shops: ShopView[];
  /** Lines that are no longer sold. */
  gone: PricedLine[];
  pieces: number;
  /** Goods at their original prices, and the saving on them: 0 or less. */
  goodsBefore: Rupiah;
  discount: Rupiah;
  shipping: Rupiah;
  codFee: Rupiah;
  total: Rupiah;
  methods: MethodView[];
  /** The chosen method if it is open. */
  method: PaymentMethod | null;
  missing: Missing[];
}

/** Chosen until another one is (P-BUY-80): every bank and wallet pays it. */
const DEFAULT_METHOD: PaymentMethod = 'qris';

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rupiah(rows.reduce((sum, row) => sum + amount(row), 0));

/** Computes a checkout from scratch (P-BUY-2). */
export function viewCheckout(facts: CheckoutFacts): CheckoutView {
  const priced = priceLines(facts.items, facts.goodsOf);
  const parcels = bySeller(priced).map((lines) => viewShop(lines, facts));
  const lines = priced.filter(counts);
  const goods = sumOf(lines, ({ price, quantity }) => price * quantity);
  const goodsBefore = sumOf(lines, ({ originalPrice, quantity }) => originalPrice * quantity);
  const shipping = sumOf(parcels, ({ chosen }) => chosen?.buyerPays ?? 0);
  const methods = viewMethods(lines, { total: rupiah(goods + shipping), orders: countShops(parcels) }, facts);
  const wanted = facts.method ?? DEFAULT_METHOD;
  const method = methods.find(({ method: one, closed }) => one === wanted && !closed)?.method ?? null;
  const fee = (lines: readonly PricedLine[]) =>
    rupiah(method === 'cod' && lines.some(counts) ? facts.codFee : 0);
  const shops = parcels.map((shop) => ({
    ...shop,
    codFee: fee(shop.lines),
    payBefore: method === 'cod' ? null : shop.payBefore,
  }));
  const codFee = sumRupiah(shops.map((shop) => shop.codFee));
  return {
    shops,
    gone: priced.filter((line) => line.goods === null),
    pieces: sumOf(lines, ({ quantity }) => quantity),
    goodsBefore,
    discount: rupiah(goods - goodsBefore),
    shipping,
    codFee,
    methods,
    method,
    total: rupiah(goods + shipping + codFee),
    missing: missingIn({ priced, shops, method, facts }),
  };
}

/** Parcels with something in them: each becomes an order. */
const countShops = (shops: readonly ShopView[]) => shops.filter(({ lines }) => lines.some(counts)).length;

function bySeller(lines: readonly PricedLine[]): [PricedLine & { goods: Goods }, ...PricedLine[]][] {
  const shops = new Map<number, [PricedLine & { goods: Goods }, ...PricedLine[]]>();
  for (const line of lines) {
    const { goods } = line;
    if (!goods) continue;
    const shop = shops.get(goods.sellerId);
    if (shop) shop.push(line);
    else shops.set(goods.sellerId, [{ ...line, goods }]);
  }
  return [...shops.values()];
}

function viewShop(
  lines: readonly [PricedLine & { goods: Goods }, ...PricedLine[]],
  { destination, choices, tariffs, calendar, now }: CheckoutFacts,
): ShopView {
  const { sellerId, sellerName, origin, couriers } = lines[0].goods;
  const parcel = lines.flatMap((line) => {
    const { goods, quantity } = line;
    return goods && counts(line) ? [{ ...goods, quantity }] : [];
  });
  const offers =
    destination === null
      ? []
      : quoteShipping({ parcel, from: origin, to: destination, when: now, tariffs, calendar, couriers });
  const choice = choices[String(sellerId)];
  const chosen = offers.find(({ service }) => service.id === choice?.service) ?? offers[0] ?? null;
  const goods = sumOf(lines.filter(counts), ({ price, quantity }) => price * quantity);
  return {
    sellerId,
    sellerName,
    lines: [...lines],
    offers,
    chosen,
    goods,
    payBefore: chosen && payBeforeFor(chosen.service.speed, now),
    note: choice?.note ?? '',
    codFee: rupiah(0),
  };
}

/** All methods of the shop, open or closed. Ceilings apply to goods and shipping together. */
function viewMethods(
  lines: readonly PricedLine[],
  { total, orders }: { total: Rupiah; orders: number },
  facts: CheckoutFacts,
): MethodView[] {
  const { offered, destination, codFee } = facts;
  const { history, limits, areas } = facts.cod;
  const pieces = sumOf(lines, ({ quantity }) => quantity);
  const wanted = { orders, pieces, total: total + orders * codFee };
  const situation = {
    total,
    offered,
    cod: {
      isArea: destination !== null && isCodArea(destination, areas),
      isForAll: lines.every(({ goods }) => goods?.allowsCod === true),
      closed: codClosed(history, wanted, limits),
    },
  };
  return PAYMENT_METHODS.filter((method) => offered.has(method)).map((method) => {
    const open = isOpen(method, situation);
    return { method, closed: open.ok ? null : open.error };
  });
}

function missingIn(given: {
  priced: readonly PricedLine[];
  shops: readonly ShopView[];
  method: PaymentMethod | null;
  facts: Pick<CheckoutFacts, 'destination' | 'hasAddress'>;
}): Missing[] {
  const { priced, shops, method, facts } = given;
  const hasNoService = shops.some(({ lines, chosen }) => chosen === null && lines.some(counts));
  return [
    ...(priced.some(counts) ? [] : (['lines'] as const)),
    ...(priced.some(({ problem }) => problem !== null) ? (['line'] as const) : []),
    ...(facts.hasAddress ? [] : (['address'] as const)),
    ...(facts.destination !== null && hasNoService ? (['service'] as const) : []),
    ...(method === null ? (['method'] as const) : []),
  ];
}
