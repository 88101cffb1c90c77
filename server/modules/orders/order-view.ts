import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { OrderActions } from '#domain/orders/actions.ts';
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import type { PurchaseState } from '#domain/orders/purchase-states.ts';
import type { ReturnWindows } from '#domain/orders/return-windows.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { OrderTab } from '#domain/orders/tabs.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { RefundCauseKind } from '#domain/payments/refund-causes.ts';
import type { CalendarDay } from '#domain/shipping/calendar.ts';
import type { ParcelStatus } from '#server/modules/shipping/shipping.ts';

/** What shoppers see of their orders. Amounts are whole Rupiah; times follow the shop's clock. */

/** The viewer: an account, or the guest of a browser. */
export type OrderOwner = { userId: string; guestId?: never } | { guestId: string; userId?: never };

/** A bought line. */
export interface OrderLineView {
  position: number;
  skuId: number;
  productId: number;
  name: string;
  options: string;
  imageUrl: string;
  price: number;
  originalPrice: number;
  quantity: number;
  cancelled: number;
  returned: number;
  /** Their complaint was closed without their return. */
  settled: number;
  /** Why it is not sent back, as told when it was bought; null for goods that are. */
  notReturnable: NotReturnable | null;
}

/** The shop of an order. */
export interface OrderShop {
  id: number;
  name: string;
}

/** The shop on an invoice. */
export interface InvoiceShop extends OrderShop {
  location: string;
  /** NPWP of a shop that charges PPN (PKP); null for all others. */
  taxNumber: string | null;
}

/** An order in the list. */
export interface OrderCard {
  number: string;
  state: OrderState;
  receivedAt: Date | null;
  /** Until when a return can be asked for; null before it is received, while one is open, and when all came back. */
  returnBy: Date | null;
  isCod: boolean;
  placedAt: Date;
  total: number;
  shop: OrderShop;
  firstLine: OrderLineView;
  /** Lines beside the first one, and pieces in all. */
  otherLines: number;
  pieces: number;
  /** Where to pay it, and until when. */
  purchase: { number: string; payBy: Date | null };
  may: OrderActions;
  /** All of them, for 'Beli Lagi'. */
  lines: OrderLineView[];
}

export interface OrderListQuery {
  tab: OrderTab;
  /** A number or a part of a product's name; empty for all. */
  q: string;
  /** From 1. */
  page: number;
}

/** One page of a shopper's orders, newest first. */
export interface OrderList {
  orders: OrderCard[];
  /** Number of orders per tab, without the search. */
  counts: Readonly<Record<OrderTab, number>>;
  /** Number of orders under the tab that match the search. */
  found: number;
  page: number;
  pages: number;
}

/** An entry of the timeline. Events besides those of the transitions are in `ORDER_NOTES`. */
export interface OrderEventView {
  seq: number;
  event: string;
  actor: Actor;
  /** The reason of a cancellation, or of a request to cancel. */
  reason: CancelReason | null;
  /** The return that it tells of, by its place in the order. */
  returnN: number | null;
  /** What the money is for that it tells of; null for anything else. */
  refundCause: RefundCauseKind | null;
  at: Date;
}

export interface ParcelView {
  courier: string;
  service: string;
  /** Nomor resi; null until it is booked. */
  waybill: string | null;
  state: 'created' | 'booked' | 'picked' | 'delivered' | 'returning' | 'returned' | 'lost' | 'cancelled';
  /** Whether the courier fetches it, or the shop brings it to a counter. */
  collection: Collection;
  /** The courier's statuses, newest first. */
  events: { at: Date; status: ParcelStatus; note: string }[];
}

export interface RefundView {
  id: string;
  /** The return that it is for, or whose postage it gives back. */
  returnId: string | null;
  cause: RefundCauseKind;
  amount: number;
  state: string;
  way: 'direct' | 'transfer';
  /** The shopper must name a bank account first. */
  needsAccount: boolean;
  createdAt: Date;
  promisedBy: Date;
  doneAt: Date | null;
}

/** The recipient. Null after the personal data was deleted. */
export interface OrderContactView {
  recipient: string;
  phone: string;
  email: string;
  regionCode: string;
  regionName: string;
  postalCode: string;
  street: string;
  landmark: string;
  courierNote: string;
  dropshipName: string;
}

/** A correction of an order's invoice, after a part of its price went back. Amounts are whole Rupiah. */
export interface InvoiceCorrection {
  /** From 1; with it the number of the invoice makes its own. */
  n: number;
  number: string;
  at: Date;
  /** Without a line: of the whole order. */
  goods: { position: number | null; name: string | null; options: string; amount: number }[];
  shipping: number;
  total: number;
}

/** One order in full, for its owner. */
export interface OrderView {
  id: string;
  number: string;
  state: OrderState;
  isCod: boolean;
  placedAt: Date;
  shop: InvoiceShop;
  lines: OrderLineView[];
  /** goods + shipping + codFee - credit = toPay; `saved` is the difference to the original prices. */
  parts: {
    goods: number;
    shipping: number;
    codFee: number;
    credit: number;
    total: number;
    toPay: number;
    saved: number;
  };
  shipping: {
    courier: string;
    service: string;
    arrivesFrom: CalendarDay;
    arrivesTo: CalendarDay;
    /** The holidays of its year are not decreed yet. */
    isGuess: boolean;
  };
  /** The number of the order whose goods it replaces; null for all but an exchange. */
  exchangeOf: string | null;
  note: string;
  giftNote: string;
  purchase: {
    id: string;
    number: string;
    method: PaymentMethod;
    state: PurchaseState;
    total: number;
    payBy: Date | null;
    /** Numbers of all orders of the purchase, this one included. */
    orders: string[];
  };
  contact: OrderContactView | null;
  events: OrderEventView[];
  parcels: ParcelView[];
  refunds: RefundView[];
  /** Deadlines; null where they do not apply now. */
  deadlines: {
    payBy: Date | null;
    /** When a newcomer must have confirmed what they pay at the door. */
    confirmBy: Date | null;
    acceptBy: Date | null;
    shipBy: Date | null;
    cancelAnswerBy: Date | null;
    /** When it counts as received without a word. */
    receiveBy: Date | null;
    /** Until when a return of what was received can be asked for, see `returnableUntil`. */
    returnBy: Date | null;
  };
  /** The shopper's request to cancel, until the seller answers. */
  cancelAsked: { at: Date; reason: CancelReason } | null;
  deliveredAt: Date | null;
  receivedAt: Date | null;
  /** Since when the shopper reports it as missing. */
  missingSince: Date | null;
  /** 'Paketmu sudah sampai?' waits for an answer. */
  isArrivalAsked: boolean;
  /** Null until it has arrived. */
  returnWindows: ReturnWindows | null;
  invoiceNumber: string | null;
  corrections: InvoiceCorrection[];
  may: OrderActions;
  /** It was made without an account and belongs to none. */
  isGuests: boolean;
  /** It was opened by a mail's link and belongs to no account: a signed-in viewer may take it over. */
  canJoin: boolean;
  /** When a mail about the purchase was last not sent, because its address had had too many that day. */
  mailHeldAt: Date | null;
}

/** What stands on the invoice of an order beside its buyer. */
export interface InvoiceView
  extends Pick<
    OrderView,
    | 'number'
    | 'state'
    | 'placedAt'
    | 'shop'
    | 'lines'
    | 'parts'
    | 'shipping'
    | 'invoiceNumber'
    | 'corrections'
  > {
  purchase: Pick<OrderView['purchase'], 'method'>;
}

/** An order for somebody who knows its number and phone or e-mail: no address, no amounts. */
export interface TrackedOrder {
  number: string;
  state: OrderState;
  placedAt: Date;
  shop: OrderShop;
  /** Names of the goods and pieces. */
  lines: { name: string; quantity: number }[];
  shipping: OrderView['shipping'];
  deliveredAt: Date | null;
  receivedAt: Date | null;
  missingSince: Date | null;
  /** 'S***' and the city. */
  recipient: string;
  place: string;
  events: OrderEventView[];
  /** Waybills are masked except for their last four characters. */
  parcels: ParcelView[];
}
