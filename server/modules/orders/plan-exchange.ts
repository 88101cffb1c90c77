import { sql } from 'drizzle-orm';
import { type ExchangeTerms, exchangeTerms } from '#domain/returns/exchange.ts';
import { type Arrival, promiseArrival } from '#domain/shipping/arrival.ts';
import { findService } from '#domain/shipping/couriers.ts';
import { type SkuForSale, skusForSale } from '#server/modules/catalogue/catalogue.ts';
import { quoteCarriage, readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { OrderRow } from './order-row.ts';
import { quotePieces } from './plan-refund.ts';
import type { PlannedLine, PlannedOrder } from './purchase-plan.ts';

/** Pieces of an order, and the SKU of the same product that its shopper wants instead. */
export interface WantedPieces {
  line: number;
  quantity: number;
  wanted: number;
}

/** Goods that replace others, and what they cost. */
export interface PlannedExchange {
  order: PlannedOrder;
  terms: ExchangeTerms;
  /** Whether all of the goods are in stock now. */
  isThere: boolean;
}

interface ReplacedLine {
  position: number;
  skuId: number;
  productId: number;
  price: number;
  originalPrice: number;
  commissionBasisPoints: number;
  regionCode: string;
  transitMin: number;
  transitMax: number;
}

/**
 * What an exchange of pieces would be now (P-RET-50). The same SKU costs what was paid for it, another one its standing price.
 * @param asked.isSellersFault the seller pays the way, else the shopper does with the difference
 * @returns null when a wanted SKU is not sold any more, or the pieces cannot be given back at their whole price
 */
export async function planExchange(
  query: Query,
  order: OrderRow,
  asked: { pieces: readonly WantedPieces[]; isSellersFault: boolean },
): Promise<PlannedExchange | null> {
  const { pieces, isSellersFault } = asked;
  const lines = await readReplaced(query, order.id);
  const skus = await skusForSale(
    query,
    pieces.map(({ wanted }) => wanted),
  );
  const chosen = pieces.flatMap((piece) => {
    const line = lines.find(({ position }) => position === piece.line);
    const sku = skus.find(({ id }) => id === piece.wanted);
    return line && sku?.productId === line.productId ? [{ line, sku, quantity: piece.quantity }] : [];
  });
  const [first] = chosen;
  if (!first || chosen.length < pieces.length) return null;
  const quoted = await quotePieces(query, order.id, { reason: 'changed_mind', pieces, part: null });
  const paid = chosen.reduce((sum, { line, quantity }) => sum + line.price * quantity, 0);
  if (!quoted.ok || quoted.value < paid) return null;
  const { regionCode } = first.line;
  const carried = await quoteCarriage(query, {
    service: order.service,
    from: first.sku.location,
    to: regionCode,
    items: chosen.map(parcelItem),
  });
  const quote = carried ?? order.shippingQuote;
  const charged = isSellersFault ? 0 : quote;
  const planned = chosen.map(plannedLine);
  const goods = planned.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { courier, service, sellerId } = order;
  return {
    order: {
      sellerId,
      lines: planned,
      shipping: { courier, service, quote, charged, by: isSellersFault ? 'seller' : 'escrow' },
      codFee: 0,
      isOwnPurchase: order.isOwnPurchase,
      arrival: await arrivalOf(query, order, first.line),
      note: '',
      giftNote: '',
    },
    terms: exchangeTerms({ value: quoted.value, goods, shipping: charged }),
    isThere: skus.every(({ id, stock }) => stock >= wantedOfSku(pieces, id)),
  };
}

const wantedOfSku = (pieces: readonly WantedPieces[], skuId: number): number =>
  pieces.reduce((sum, { wanted, quantity }) => (wanted === skuId ? sum + quantity : sum), 0);

const readReplaced = (query: Query, orderId: string): Promise<ReplacedLine[]> =>
  query<ReplacedLine>(sql`
    select l.position, l.sku_id as "skuId", l.product_id as "productId", l.price, l.original_price as "originalPrice",
      l.commission_basis_points as "commissionBasisPoints", coalesce(c.region_code, '') as "regionCode",
      coalesce(o.transit_min, 0) as "transitMin", coalesce(o.transit_max, 0) as "transitMax"
    from order_lines l join orders o on o.id = l.order_id left join order_contacts c on c.purchase_id = o.purchase_id
    where l.order_id = ${orderId} order by l.position`);

interface Chosen {
  line: ReplacedLine;
  sku: SkuForSale;
  quantity: number;
}

const parcelItem = ({ sku, quantity }: Chosen) => ({
  weightGrams: sku.weightGrams,
  lengthCm: sku.lengthCm ?? 0,
  widthCm: sku.widthCm ?? 0,
  heightCm: sku.heightCm ?? 0,
  quantity,
  isFreeShipping: false,
});

function plannedLine({ line, sku, quantity }: Chosen): PlannedLine {
  const isSame = sku.id === line.skuId;
  return {
    skuId: sku.id,
    productId: sku.productId,
    name: sku.productName,
    options: sku.options.join(', '),
    imageUrl: sku.shownImageUrl,
    weightGrams: sku.weightGrams,
    price: isSame ? line.price : sku.standing.price,
    originalPrice: isSame ? line.originalPrice : sku.standing.originalPrice,
    commissionBasisPoints: line.commissionBasisPoints,
    flashSession: null,
    notReturnable: sku.notReturnable,
    quantity,
  };
}

/** As if it were bought now; promised anew when it is sent for good. */
async function arrivalOf(
  query: Query,
  { service: id, placedAt, arrivesFrom, arrivesTo, isGuess }: OrderRow,
  { transitMin, transitMax }: ReplacedLine,
): Promise<Arrival> {
  const service = findService(id);
  const transit = { min: transitMin, max: transitMax };
  if (!service) return { first: arrivesFrom, last: arrivesTo, transit, isGuess };
  const now = (await query<{ now: Date }>(sql`select shop_now() as now`))[0]?.now ?? placedAt;
  return promiseArrival({ speed: service.speed, transit }, now, await readCalendar(query));
}
