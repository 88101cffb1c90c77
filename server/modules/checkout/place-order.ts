import type { Principal } from '#domain/access/principal.ts';
import { changesSince } from '#domain/checkout/figures.ts';
import type { PricedLine } from '#domain/checkout/price-lines.ts';
import type { ShopView } from '#domain/checkout/view-checkout.ts';
import type { CodLimits } from '#domain/payments/cod.ts';
import { commissionsFor } from '#server/modules/catalogue/catalogue.ts';
import {
  DuplicateRequest,
  isOwnPurchase,
  isSoldOut,
  type PlannedLine,
  type PlannedOrder,
  PriceChanged,
  type PurchasePlan,
  placePurchase,
  type SharesAccount,
  TooManyUnpaid,
  TooMuchCod,
} from '#server/modules/orders/orders.ts';
import { NoCodeFree, openAttempt } from '#server/modules/payments/payments.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { CheckoutRefusal, OpenCheckout } from './checkout-interface.ts';
import type { DescribedCheckout } from './describe.ts';
import { closeDraft } from './drafts.ts';
import { findPlaced, placedPath } from './placed.ts';

/** An order as the shopper confirmed it. */
export interface OrderRequest {
  owner: Principal;
  described: DescribedCheckout;
  /** The figures that the shopper saw. */
  seen: string;
  addressHash: Buffer;
  /** The commission on goods that have no rate of their own, in hundredths of a percent. */
  commission: number;
  codLimits: CodLimits;
  requestHash: Buffer;
}

/**
 * The outcome: the path where the purchase is paid or shown, a refusal, or that something has just changed
 * and must be read again.
 */
export type Placing = { placed: string } | { refusal: CheckoutRefusal } | { isStale: true };

/**
 * Places an order, once however often it is requested: the checkout's id is the request key of the purchase.
 * Every refusal looks for that key first, because the goods may be gone through the very order that is
 * requested again.
 */
export async function placeOrder(
  {
    query,
    transaction,
    sharesAccount,
  }: { query: Query; transaction: Transaction; sharesAccount: SharesAccount },
  request: OrderRequest,
): Promise<Placing> {
  const { page } = request.described;
  const earlier = await findPlaced(query, page.key);
  if (earlier) return { placed: earlier };
  const refusal = refusalOf(page, request.seen);
  if (refusal) return { refusal };
  const ownShops = await ownShopsOf(query, request, sharesAccount);
  try {
    const { purchase, plan } = await transaction(async (tx) => {
      const rates = await commissionsFor(tx, productsOf(page.view.shops));
      const plan = planOf(request, { rates, ownShops });
      const purchase = await placePurchase(tx, plan);
      await openAttempt(tx, { purchaseId: purchase.id, method: plan.method, amount: purchase.total });
      await closeDraft(tx, page.key, purchase.id);
      return { purchase, plan };
    });
    const [first] = purchase.orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return {
      placed: placedPath({
        number: purchase.number,
        method: plan.method,
        order: first?.number ?? '',
        isAwaiting: purchase.payBy !== null,
      }),
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const placed = await findPlaced(query, page.key);
    return placed ? { placed } : afterFailure(error);
  }
}

const isRefusal = (error: unknown) =>
  isSoldOut(error) ||
  [PriceChanged, TooManyUnpaid, TooMuchCod, DuplicateRequest, NoCodeFree].some(
    (refusal) => error instanceof refusal,
  );

/**
 * Why a checkout cannot be placed as it is; null when it can. What is missing comes before what changed: a new total
 * is nothing to agree to while goods are gone.
 * @param seen the figures that the shopper saw
 */
export function refusalOf({ view, email }: OpenCheckout, seen: string): CheckoutRefusal | null {
  const changes = changesSince(seen, view);
  if (view.missing.length > 0 || email === '') return { code: 'incomplete', changes };
  return changes && { code: 'changed', changes };
}

function afterFailure(error: unknown): Placing {
  if (error instanceof TooManyUnpaid) return { refusal: { code: 'too_many_unpaid', of: error.of } };
  if (error instanceof TooMuchCod) return { refusal: { code: 'too_much_cod', of: error.of } };
  if (error instanceof NoCodeFree) return { refusal: { code: 'no_transfer_code' } };
  return { isStale: true };
}

function planOf(
  { owner, described, addressHash, commission, codLimits: limits, requestHash }: OrderRequest,
  { rates, ownShops }: { rates: Rates; ownShops: ReadonlySet<number> },
): PurchasePlan {
  const { page, buyers, codBuyer: buyer, isNewcomer } = described;
  const { view, address, method } = { ...page, method: page.view.method };
  if (!address || !method) throw new Error('A checkout without address or method cannot be placed');
  const { recipient, phone, regionCode, regionName, postalCode, street, landmark } = address;
  return {
    userId: owner.kind === 'user' ? owner.userId : null,
    guestId: owner.kind === 'guest' ? owner.guestId : null,
    buyers,
    method,
    addressHash,
    cod: method === 'cod' ? { buyer, isNewcomer, limits } : null,
    contact: {
      recipient,
      phone,
      email: page.email,
      regionCode,
      regionName,
      postalCode,
      street,
      landmark,
      courierNote: address.courierNote,
      dropshipName: page.dropshipName,
    },
    orders: view.shops.map((shop) =>
      plannedOrder(shop, {
        giftNote: page.giftNote,
        commissionOf: (productId) => rates.get(productId) ?? commission,
        isOwnPurchase: ownShops.has(shop.sellerId),
      }),
    ),
    requestKey: page.key,
    requestHash,
  };
}

/** The shops of an order whose own people buy in it (P-CAT-25). */
async function ownShopsOf(
  query: Query,
  { owner: who, described: { page } }: OrderRequest,
  sharesAccount: SharesAccount,
): Promise<ReadonlySet<number>> {
  const owner = who.kind === 'user' ? { userId: who.userId } : { guestId: who.guestId };
  const own = new Set<number>();
  for (const { sellerId } of page.view.shops)
    if (await isOwnPurchase(query, { owner, sellerId, to: page.address }, sharesAccount)) own.add(sellerId);
  return own;
}

/** Commissions of products that have one of their own. */
type Rates = ReadonlyMap<number, number>;

const productsOf = (shops: readonly ShopView[]): number[] =>
  shops.flatMap(({ lines }) => lines.flatMap(({ goods }) => goods?.productId ?? []));

function plannedOrder(
  shop: ShopView,
  {
    giftNote,
    commissionOf,
    isOwnPurchase,
  }: { giftNote: string; commissionOf: (productId: number) => number; isOwnPurchase: boolean },
): PlannedOrder {
  const { sellerId, lines, chosen, codFee, note } = shop;
  if (!chosen) throw new Error(`Nothing brings the goods of seller ${sellerId}`);
  const { service, cost, buyerPays, sellerPays, arrival } = chosen;
  return {
    sellerId,
    codFee,
    isOwnPurchase,
    arrival,
    note,
    giftNote,
    lines: lines.map((line) => plannedLine(line, commissionOf)),
    shipping: {
      courier: service.courier,
      service: service.id,
      quote: cost,
      charged: buyerPays,
      by: sellerPays > 0 ? 'seller' : 'escrow',
    },
  };
}

function plannedLine(line: PricedLine, commissionOf: (productId: number) => number): PlannedLine {
  const { goods, skuId, quantity, price, originalPrice, flashSession } = line;
  if (!goods) throw new Error(`Nobody sells SKU ${skuId}`);
  const { productId, name, options, imageUrl, weightGrams, notReturnable } = goods;
  return {
    skuId,
    productId,
    name,
    options,
    imageUrl,
    weightGrams,
    price,
    originalPrice,
    commissionBasisPoints: commissionOf(productId),
    flashSession,
    notReturnable,
    quantity,
  };
}
