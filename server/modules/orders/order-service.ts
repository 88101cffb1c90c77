import type { AddressValues } from '#domain/addresses/address.ts';
import type { ShopperReason } from '#domain/orders/cancel-reasons.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import type { CodeDemand, TypedCode } from './buyer-code.ts';
import type { Confirmation } from './confirm-order.ts';
import type { Disowned } from './disown-purchase.ts';
import type { JoinRefusal } from './join-purchase.ts';
import type { OpenedOrder } from './order-links.ts';
import type { OrderList, OrderListQuery, OrderOwner, OrderView, TrackedOrder } from './order-view.ts';

/** Why an action on an order was refused; the texts are in the copy. */
export type OrderRefusal =
  /** The order does not exist or belongs to another owner. */
  | { code: 'unknown' }
  /** The order has moved on to this state. */
  | { code: 'too_late'; state: OrderState };

/** Why an order's address was not changed. */
export type AddressRefusal =
  | OrderRefusal
  /** A seller of the same purchase has started work on it. */
  | { code: 'seller_began' }
  | { code: 'unknown_region' }
  /** Delivery there would differ in cost or days from what was paid. */
  | { code: 'other_cost' }
  /** It is paid at the door, and too many parcels were refused in that district (P-PAY-31). */
  | { code: 'area_refused' }
  /** Who came by the link of a mail types the code that went to the contact. */
  | CodeDemand;

/** The outcome of a request to cancel. */
export type CancelOutcome =
  /** The whole unpaid purchase. */
  | 'purchase_cancelled'
  | 'order_cancelled'
  /** The seller answers within 24 hours. */
  | 'asked';

/** Another address for an order, as the address form gives it. */
export type NewAddress = Omit<AddressValues, 'label' | 'is_default'>;

/** The interface of pages to orders. It throws only when the database is away. */
export interface OrderService {
  list(owner: OrderOwner, query: OrderListQuery): Promise<OrderList>;
  /** Null when it does not exist or belongs to another owner. */
  page(owner: OrderOwner, number: string): Promise<OrderView | null>;
  /** Whether it exists and belongs to the owner. */
  isOwn(owner: OrderOwner, number: string): Promise<boolean>;
  /** By the number of an order or of a purchase, and phone or e-mail; masked, and limited per network address. */
  track(
    typed: { number: string; contact: string },
    address: string,
  ): Promise<Result<TrackedOrder[], { code: 'not_found' } | { code: 'too_many'; retryAfterS: number }>>;
  cancel(
    owner: OrderOwner,
    number: string,
    reason: ShopperReason,
  ): Promise<Result<CancelOutcome, OrderRefusal>>;
  changeAddress(
    owner: OrderOwner,
    number: string,
    given: { address: NewAddress; typed: TypedCode },
  ): Promise<Result<null, AddressRefusal>>;
  /** 'Barang Sudah Diterima': it is received; no money moves. */
  confirmReceived(owner: OrderOwner, number: string): Promise<Result<null, OrderRefusal>>;
  /** 'Belum' to 'Paketmu sudah sampai?': the operator finds out. */
  denyArrival(owner: OrderOwner, number: string): Promise<Result<null, OrderRefusal>>;
  /** 'Pesanan belum sampai', although the courier says so: stops the clocks of its arrival. */
  reportMissing(owner: OrderOwner, number: string): Promise<Result<null, OrderRefusal>>;
  /** The order of a mail's link; null for an unknown or expired one. Changes nothing. */
  peekLink(token: string, purpose: 'open' | 'disown'): Promise<{ number: string } | null>;
  /**
   * Lets a browser see the purchase of a mail's link from now on. A browser without a session gets one of a guest first
   * (`openGuest`). @returns null for a link that is unknown or over
   */
  openLink(token: string, owner: OrderOwner): Promise<OpenedOrder | null>;
  /** What the link of a mail confirms; null for an unknown link. Changes nothing. */
  peekConfirmation(token: string): Promise<Confirmation | null>;
  /** Confirms a newcomer's cash on delivery (P-PAY-31), once however often it is pressed. */
  confirmByLink(token: string): Promise<void>;
  /** The same from the pay page of a demo whose mails go nowhere. @returns false when it is too late */
  confirmOwn(owner: OrderOwner, number: string): Promise<boolean>;
  /** Whether it can be confirmed there. */
  readonly confirmsHere: boolean;
  /** 'Bukan saya' by the link of a mail. @returns null for a link that is unknown or over */
  disown(token: string, owner: OrderOwner): Promise<Disowned | null>;
  /** Takes a guest's purchase along into the account of somebody who may see it, and is its buyer. */
  join(user: { userId: string }, number: string, typed: TypedCode): Promise<Result<null, JoinRefusal>>;
}
