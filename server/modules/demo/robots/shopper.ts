import type { Catalogue } from '#server/modules/catalogue/catalogue.ts';
import type { Checkout } from '#server/modules/checkout/checkout.ts';
import type { Media } from '#server/modules/media/media.ts';
import type { OrderService } from '#server/modules/orders/orders.ts';
import type { ReviewService } from '#server/modules/reviews/reviews.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/** What a shopper works with: what the pages of a shopper ask, and the simulator where one pays. */
export interface ShopperTools {
  query: Query;
  transaction: Transaction;
  /** The shop's clock. */
  clock: () => Date;
  catalogue: Catalogue;
  checkout: Checkout;
  orders: OrderService;
  reviews: ReviewService;
  media: Media;
  /** Origin at which this process reaches the shop itself. */
  ownOrigin: () => string;
}

/** One of the robots. */
export interface Shopper {
  n: number;
  guestId: string;
  begunAt: Date;
}
