import type { ShopperReason } from '#domain/orders/cancel-reasons.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import type {
  OrderList,
  OrderListQuery,
  OrderOwner,
  OrderView,
  TrackedOrder,
} from '#server/modules/orders/orders.ts';
import type { OpenedOrder } from './links/order-links.ts';

/** Why something could not be done with an order; the words are in the copy. */
export type OrderRefusal =
  /** There is no such order, or it is somebody else's. */
  | { code: 'unknown' }
  /** It has moved on: where it stands now. */
  | { code: 'too_late'; state: OrderState };

/** Why an order stays with its address. */
export type AddressRefusal =
  | OrderRefusal
  /** A seller of the same purchase has begun to work for it. */
  | { code: 'seller_began' }
  | { code: 'unknown_region' }
  /** Sending it there would cost or take something else than was paid for. */
  | { code: 'other_cost' };

/** What came of the wish to cancel. */
export type CancelOutcome =
  /** The whole purchase, which nobody had paid. */
  | 'purchase_cancelled'
  | 'order_cancelled'
  /** The seller answers within 24 hours. */
  | 'asked';

/** Another address for an order; what a form for addresses gives. */
export interface NewAddress {
  recipient: string;
  phone: string;
  /** Code of a district or village. */
  region: string;
  postal_code: string;
  street: string;
  landmark: string;
  courier_note: string;
}

/** What pages may do with the orders of whoever asks. Nothing here is thrown but that the database is away. */
export interface OrderDesk {
  list(owner: OrderOwner, query: OrderListQuery): Promise<OrderList>;
  /** Null when there is none, or it is somebody else's. */
  page(owner: OrderOwner, number: string): Promise<OrderView | null>;
  /** By number and phone or e-mail; masked, and limited by the network address that asks. */
  track(
    typed: { number: string; contact: string },
    address: string,
  ): Promise<Result<TrackedOrder, { code: 'not_found' } | { code: 'too_many'; retryAfterS: number }>>;
  cancel(
    owner: OrderOwner,
    number: string,
    reason: ShopperReason,
  ): Promise<Result<CancelOutcome, OrderRefusal>>;
  changeAddress(
    owner: OrderOwner,
    number: string,
    address: NewAddress,
  ): Promise<Result<null, AddressRefusal>>;
  /** 'Barang Sudah Diterima': completes it. */
  confirmReceived(owner: OrderOwner, number: string): Promise<Result<null, OrderRefusal>>;
  /** 'Pesanan belum sampai', although the courier says so: stops the clock of completion. */
  reportMissing(owner: OrderOwner, number: string): Promise<Result<null, OrderRefusal>>;
  /** The order that the link of a mail is about; null for one that is unknown or over. Changes nothing. */
  peekLink(token: string): Promise<{ number: string } | null>;
  /**
   * Lets a browser see the purchase of a mail's link from now on. A browser without a session gets one of a guest first
   * (`openGuest`). @returns null for a link that is unknown or over
   */
  openLink(token: string, owner: OrderOwner): Promise<OpenedOrder | null>;
  /** Takes a guest's purchase along into the account of somebody who may see it. */
  join(user: { userId: string }, number: string): Promise<Result<null, { code: 'unknown' }>>;
}
