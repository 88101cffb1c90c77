import type { OrderActions } from '#domain/orders/actions.ts';
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import type { ReturnWindows } from '#domain/orders/return-windows.ts';
import type { OrderTab } from '#domain/orders/tabs.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { CalendarDay } from '#domain/shipping/calendar.ts';

/** What shoppers see of their orders. Amounts are whole Rupiah, moments those of the shop's clock. */

/** Whoever asks: an account, or the guest of a browser. */
export type OrderOwner = { userId: string; guestId?: never } | { guestId: string; userId?: never };

/** A line as it was bought. */
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
}

/** The shop that sends. */
export interface OrderShop {
  id: number;
  name: string;
}

/** The shop as an invoice names it. */
export interface InvoiceShop extends OrderShop {
  location: string;
  /** NPWP of a shop that charges PPN (PKP); null for all others. */
  taxNumber: string | null;
}

/** An order in the list. */
export interface OrderCard {
  number: string;
  state: OrderState;
  isCod: boolean;
  placedAt: Date;
  total: number;
  shop: OrderShop;
  firstLine: OrderLineView;
  /** Lines beside the first one, and pieces in all. */
  otherLines: number;
  pieces: number;
  /** Where it is paid, and until when. */
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
  /** Per tab, the search left out. */
  counts: Readonly<Record<OrderTab, number>>;
  /** Of the tab with the search. */
  found: number;
  page: number;
  pages: number;
}

/** Something that happened, for the timeline; `event` beside those of the transitions: see `ORDER_NOTES`. */
export interface OrderEventView {
  seq: number;
  event: string;
  actor: Actor;
  /** Why it was cancelled, or was asked to be. */
  reason: CancelReason | null;
  at: Date;
}

export interface ParcelView {
  courier: string;
  service: string;
  /** Nomor resi; null until it is booked. */
  waybill: string | null;
  state: 'created' | 'booked' | 'picked' | 'delivered' | 'returning' | 'returned' | 'lost' | 'cancelled';
  /** What the courier said, newest first. */
  events: { at: Date; status: string; note: string }[];
}

export interface RefundView {
  id: string;
  amount: number;
  state: string;
  way: 'direct' | 'transfer';
  /** The shopper has to name an account first. */
  needsAccount: boolean;
  createdAt: Date;
  promisedBy: Date;
  doneAt: Date | null;
}

/** Where the order goes. Null once the personal data has been deleted. */
export interface OrderContactView {
  recipient: string;
  phone: string;
  email: string;
  regionCode: string;
  region: string;
  postalCode: string;
  street: string;
  landmark: string;
  courierNote: string;
  dropshipName: string;
}

/** One order in full, for whom it belongs to. */
export interface OrderView {
  id: string;
  number: string;
  state: OrderState;
  isCod: boolean;
  placedAt: Date;
  shop: InvoiceShop;
  lines: OrderLineView[];
  /** goods + shipping + codFee - credit = toPay; `saved` is what the original prices were more. */
  parts: {
    goods: number;
    shipping: number;
    codFee: number;
    credit: number;
    total: number;
    toPay: number;
    saved: number;
  };
  shipping: { courier: string; service: string; arrivesFrom: CalendarDay; arrivesTo: CalendarDay };
  note: string;
  giftNote: string;
  purchase: {
    id: string;
    number: string;
    method: PaymentMethod;
    state: 'awaiting' | 'confirmed' | 'expired' | 'cancelled';
    total: number;
    payBy: Date | null;
    /** Numbers of all its orders, this one too. */
    orders: string[];
  };
  contact: OrderContactView | null;
  events: OrderEventView[];
  parcels: ParcelView[];
  refunds: RefundView[];
  /** Moments until which something must happen; null where they do not apply now. */
  deadlines: {
    payBy: Date | null;
    acceptBy: Date | null;
    shipBy: Date | null;
    cancelAnswerBy: Date | null;
    /** When it is completed by itself. */
    completeAt: Date | null;
  };
  /** The shopper's wish to cancel that the seller has not answered. */
  cancelAsked: { at: Date; reason: CancelReason } | null;
  deliveredAt: Date | null;
  receivedAt: Date | null;
  /** Since when the shopper says that it did not arrive. */
  missingSince: Date | null;
  /** Null until it was received. */
  returnWindows: ReturnWindows | null;
  invoiceNumber: string | null;
  may: OrderActions;
  /** It was made without an account and has joined none. */
  isGuests: boolean;
  /** It was opened by a mail's link and belongs to no account: who signed in may take it along. */
  canJoin: boolean;
}

/** What somebody sees who knows the number and phone or e-mail of an order: no address, no amounts. */
export interface TrackedOrder {
  number: string;
  state: OrderState;
  placedAt: Date;
  shop: OrderShop;
  /** Names of the goods and pieces. */
  lines: { name: string; quantity: number }[];
  shipping: OrderView['shipping'];
  /** 'S***' and the city. */
  recipient: string;
  place: string;
  events: OrderEventView[];
  /** Waybills are masked but for their last four characters. */
  parcels: ParcelView[];
}
