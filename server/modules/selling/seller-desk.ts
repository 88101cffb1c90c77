import type { ProductSort, ProductTab } from '#domain/catalogue/product-tabs.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import type { TrustFigures } from '#domain/operating/trust.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { SellerTab } from '#domain/orders/seller-tabs.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { parseId } from '#domain/parse-id.ts';
import type { ReturnTab } from '#domain/returns/seller-tabs.ts';
import {
  type ActContext,
  type OpenInvitation,
  readStaff,
  type Scope,
  type StaffMember,
  shopsWithRight,
} from '#server/modules/access/access.ts';
import {
  isTrustedSeller,
  listPromotions,
  listShopProducts,
  listShopStock,
  type PricedProduct,
  type PromotableProduct,
  pricedProducts,
  productsInTab,
  promotableProduct,
  type RecentPriceChange,
  recentPriceChanges,
  type ShopCommission,
  type ShopProductList,
  type ShopProductsQuery,
  type ShopPromotion,
  type ShopRating,
  type ShopReview,
  type ShopReviewsQuery,
  type ShopSettings,
  type ShopStanding,
  type ShopStockList,
  type Suspension,
  sellerNames,
  shopCommission,
  shopProductNumbers,
  shopReviews,
  shopSettings,
  shopStanding,
  suspensionOf,
} from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Media, MediaView } from '#server/modules/media/media.ts';
import {
  listShopOrders,
  ordersToPack,
  type ShopInvoice,
  type ShopInvoiceList,
  type ShopOrderFigures,
  type ShopOrderInList,
  type ShopOrderList,
  type ShopOrderView,
  shopFigures,
  shopInvoiceOrders,
  shopInvoices,
  shopInvoicesOf,
  shopOrder,
  shopOrderNumbers,
  shopOrdersIn,
} from '#server/modules/orders/orders.ts';
import { ordersOfWaybill } from '#server/modules/parcels/parcels.ts';
import { MOST_LINES, readAccount, type ShopAccount, trustFigures } from '#server/modules/payouts/payouts.ts';
import {
  listShopReturns,
  type Packing,
  packingOf,
  readShopReturn,
  returnsWaitingForShop,
  type ShopReturn,
  type ShopReturnList,
  type WaitingForShop,
} from '#server/modules/returns/returns.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What the people of a shop see at its desk. Every call is limited to the shop of the scope. */
export interface SellerDesk {
  /** Of the price of goods that are ordered now, in hundredths of a percent. */
  commissionOf(sellerId: number): Promise<ShopCommission>;
  /** The shop's name, for the frame of its pages. */
  shopName(scope: Scope): Promise<string>;
  /** Why an operator has suspended it; null for a shop that trades. */
  suspension(scope: Scope): Promise<Suspension | null>;
  /** What its home tells of its orders. */
  figures(scope: Scope): Promise<ShopOrderFigures>;
  /** How many of its products are in a tab of their list, at most one more than is counted. */
  productsInTab(scope: Scope, tab: ProductTab): Promise<number>;
  /** Whether its money is released sooner, and what speaks for that. */
  trust(scope: Scope): Promise<{ isTrusted: boolean; figures: TrustFigures }>;
  /** The day on which it opens again, 'yyyy-mm-dd'; null while it is open. */
  reopensOn(scope: Scope): Promise<string | null>;
  /** Its rating and how it answers, as shoppers see them. */
  standing(scope: Scope): Promise<ShopStanding>;
  /** A page of the reviews of its goods, the last written first. */
  reviews(
    scope: Scope,
    asked: ShopReviewsQuery,
  ): Promise<{ rating: ShopRating; reviews: ShopReview[]; older: number | null }>;
  /** A page of the stocks of its products. */
  stock(scope: Scope, asked: { q: string; after: number | null }): Promise<ShopStockList>;
  /** Chosen ones of its products with their prices, and which changes of prices can be taken back. */
  prices(
    scope: Scope,
    products: readonly number[],
  ): Promise<{ products: PricedProduct[]; recent: RecentPriceChange[] }>;
  /** A page of its promotions. */
  promotions(
    scope: Scope,
    asked: { isOver: boolean; after: string | null },
  ): Promise<{ promotions: ShopPromotion[]; next: string | null }>;
  /** One of its products, to be promoted; null when it sells none of that number. */
  promotable(scope: Scope, product: number): Promise<PromotableProduct | null>;
  /** A page of its products. */
  products(scope: Scope, asked: ShopProductsQuery): Promise<ShopProductList>;
  /** The first so many products of a tab, or of a search through all, by their numbers. */
  productNumbers(
    scope: Scope,
    asked: { tab: ProductTab; sort: ProductSort; q: string },
    most: number,
  ): Promise<number[]>;
  /** A page of the returns of its orders. */
  returns(scope: Scope, asked: { tab: ReturnTab; after: string | null }): Promise<ShopReturnList>;
  /** One of its returns, by its number; null when it has none of that number. */
  return(scope: Scope, number: string): Promise<ShopReturn | null>;
  /** What of its returns waits for it. */
  returnsWaiting(scope: Scope): Promise<WaitingForShop>;
  /** Who works there, each with an address, and whom it has invited. */
  staff(
    scope: Scope,
  ): Promise<{ members: (StaffMember & { email: string | null })[]; invitations: OpenInvitation[] }>;
  /** What it has set about itself. */
  settings(scope: Scope): Promise<ShopSettings>;
  /** Its money, with the movements of a month in Jakarta, 'yyyy-mm'. */
  account(scope: Scope, month: string): Promise<{ account: ShopAccount; mostLines: number }>;
  /** A page of its orders. */
  orders(scope: Scope, asked: { tab: SellerTab; q: string; after: string | null }): Promise<ShopOrderList>;
  /** The numbers of the first so many orders of a tab, or of a search through all. */
  orderNumbers(scope: Scope, asked: { tab: SellerTab; q: string }, most: number): Promise<string[]>;
  /** A page of the invoices of a month, 'yyyy-mm'. */
  invoices(scope: Scope, asked: { month: string; after: string | null }): Promise<ShopInvoiceList>;
  /** The orders of the newest so many invoices of a month. */
  invoiceOrders(scope: Scope, month: string, most: number): Promise<string[]>;
  /** The invoices of some orders; null when one of them has none, or is not the shop's. */
  invoicesOf(scope: Scope, orders: readonly string[]): Promise<ShopInvoice[] | null>;
  /** Its orders to be packed that a scanned or typed code means; several are ambiguous. */
  toPack(scope: Scope, code: string): Promise<string[]>;
  /** One of its orders; null when it has none of that number. */
  order(scope: Scope, number: string): Promise<PackedOrder | null>;
  /** Its orders in some states, the oldest first; `isCut` when there are more than `most`. */
  ordersIn(
    scope: Scope,
    states: readonly OrderState[],
  ): Promise<{ orders: ShopOrderInList[]; isCut: boolean; most: number }>;
}

/** An order with what was packed, and the photos that the viewer has uploaded and not saved. */
export interface PackedOrder extends ShopOrderView {
  packing: Packing;
  waitingPhotos: MediaView[];
}

/** The orders whose parcels have a waybill, if a text can be one. */
async function withWaybillOf(query: Query, typed: string): Promise<string[]> {
  const waybill = typed.toUpperCase().replaceAll(' ', '');
  const isWaybill =
    parseOrderNumber(typed) === null && /^[A-Z0-9][A-Z0-9-]{4,39}$/.test(waybill) && /\d/.test(waybill);
  return isWaybill ? ordersOfWaybill(query, waybill) : [];
}

/** The shop of a scope. @throws Error for a scope of the operator's console, which no page of a shop has */
export function shopOf({ sellerId }: Scope): number {
  if (sellerId === null) throw new Error('The console has no shop');
  return sellerId;
}

export function createSellerDesk({
  query,
  media,
  commission,
}: Pick<ActContext, 'query'> & {
  commission: () => number;
  media: Pick<Media, 'accept' | 'attached' | 'waiting' | 'attach'>;
}): SellerDesk {
  const maySend = async ({ userId }: { userId?: string }, subject: string): Promise<boolean> => {
    const sellerId = parseId(subject);
    if (userId === undefined || sellerId === null) return false;
    return (await shopsWithRight(query, userId, 'shop.write')).includes(sellerId);
  };
  for (const purpose of ['shop_logo', 'shop_banner'] as const)
    media.accept(purpose, { mayAdd: maySend, maySee: maySend });
  return {
    commissionOf: (sellerId) => shopCommission(query, sellerId, commission()),
    async shopName(scope) {
      const sellerId = shopOf(scope);
      return (await sellerNames(query, [sellerId])).get(sellerId) ?? '';
    },
    suspension: (scope) => suspensionOf(query, shopOf(scope)),
    async orders(scope, { tab, q, after }) {
      const withWaybill = await withWaybillOf(query, q);
      return listShopOrders(query, shopOf(scope), { tab, q, after, withWaybill });
    },
    async orderNumbers(scope, { tab, q }, most) {
      const withWaybill = await withWaybillOf(query, q);
      return shopOrderNumbers(query, shopOf(scope), { tab, q, withWaybill }, most);
    },
    invoices: (scope, asked) => shopInvoices(query, shopOf(scope), asked),
    invoiceOrders: (scope, month, most) => shopInvoiceOrders(query, shopOf(scope), month, most),
    invoicesOf: (scope, orders) => shopInvoicesOf(query, shopOf(scope), orders),
    toPack: async (scope, code) =>
      ordersToPack(query, shopOf(scope), { code, ids: await withWaybillOf(query, code) }),
    figures: async (scope) => shopFigures(query, shopOf(scope), await shopNow(query)),
    account: async (scope, month) => ({
      account: await readAccount(query, shopOf(scope), month),
      mostLines: MOST_LINES,
    }),
    productsInTab: (scope, tab) => productsInTab(query, shopOf(scope), tab),
    async trust(scope) {
      const sellerId = shopOf(scope);
      const figures = await trustFigures(query, sellerId, await shopNow(query));
      return { isTrusted: await isTrustedSeller(query, sellerId), figures };
    },
    stock: (scope, asked) => listShopStock(query, shopOf(scope), asked),
    async prices(scope, products) {
      const sellerId = shopOf(scope);
      return {
        products: await pricedProducts(query, sellerId, products),
        recent: await recentPriceChanges(query, sellerId),
      };
    },
    promotions: (scope, asked) => listPromotions(query, shopOf(scope), asked),
    promotable: async (scope, product) =>
      promotableProduct(query, shopOf(scope), product, await shopNow(query)),
    products: (scope, asked) => listShopProducts(query, shopOf(scope), asked),
    productNumbers: (scope, asked, most) => shopProductNumbers(query, shopOf(scope), asked, most),
    async staff(scope) {
      const { members, invitations } = await readStaff(query, shopOf(scope));
      const emails = await emailsOf(
        query,
        members.map(({ userId }) => userId),
      );
      const named = members.map((one) => Object.assign(one, { email: emails.get(one.userId) ?? null }));
      return { members: named, invitations };
    },
    async settings(scope) {
      const sellerId = shopOf(scope);
      const settings = await shopSettings(query, sellerId);
      if (!settings) throw new Error(`There is no shop ${sellerId}`);
      return settings;
    },
    reopensOn: async (scope) => (await shopSettings(query, shopOf(scope)))?.reopensOn ?? null,
    standing: (scope) => shopStanding(query, shopOf(scope)),
    reviews: (scope, asked) => shopReviews(query, shopOf(scope), asked),
    returns: (scope, asked) => listShopReturns(query, shopOf(scope), asked),
    return: (scope, number) =>
      readShopReturn({ query, media }, { sellerId: shopOf(scope), userId: scope.userId, number }),
    returnsWaiting: (scope) => returnsWaitingForShop(query, shopOf(scope)),
    async order(scope, number) {
      const view = await shopOrder(query, shopOf(scope), number);
      if (!view) return null;
      const { id, order } = view;
      const own = { owner: { userId: scope.userId }, purpose: 'packing', subject: order.number } as const;
      return Object.assign(view, {
        packing: await packingOf(query, media, { id, number: order.number }),
        waitingPhotos: await media.waiting(query, own),
      });
    },
    async ordersIn(scope, states) {
      const found = await shopOrdersIn(query, shopOf(scope), states, MOST_TICKED + 1);
      return { orders: found.slice(0, MOST_TICKED), isCut: found.length > MOST_TICKED, most: MOST_TICKED };
    },
  };
}
