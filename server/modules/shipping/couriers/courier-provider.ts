import type { Rupiah } from '#domain/money.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { Result } from '#domain/result.ts';
import type { CourierId, ServiceId } from '#domain/shipping/couriers.ts';

/** Why a courier did not do what was requested. */
export type CourierFailure =
  /** Unreachable, too slow, or failing: it is unknown whether the request took effect. A retry may help. */
  | { code: 'unavailable'; reason: string }
  /** An unexpected answer. Like `unavailable`, but somebody should investigate. */
  | { code: 'nonsense'; reason: string }
  /** A final refusal. */
  | { code: 'refused'; reason: string }
  /** An unknown parcel. */
  | { code: 'unknown'; reason: string };

/** The outcome of a request to a courier. */
export type CourierAnswer<T> = Promise<Result<T, CourierFailure>>;

/** Statuses of parcels, in Biteship's words; an unknown new status counts as `on_hold`. */
export const PARCEL_STATUSES = [
  'confirmed',
  'scheduled',
  'allocated',
  'picking_up',
  'picked',
  'dropping_off',
  'delivered',
  'on_hold',
  'return_in_transit',
  'returned',
  'rejected',
  'disposed',
  'courier_not_found',
  'cancelled',
] as const;

export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

/** Goods in a parcel, for a courier. */
export interface ShippedItem {
  name: string;
  /** Of one piece, in whole Rupiah. */
  value: Rupiah;
  quantity: number;
  weightGrams: number;
  /** In centimetres. */
  length: number;
  width: number;
  height: number;
}

/** One end of a parcel's way. */
export interface ParcelEnd {
  name: string;
  phone: string;
  address: string;
  note: string;
  postalCode: string;
}

export interface RatesRequest {
  fromPostalCode: string;
  toPostalCode: string;
  couriers: readonly CourierId[];
  items: readonly ShippedItem[];
}

export interface CourierRate {
  service: ServiceId;
  price: Rupiah;
}

export interface BookingRequest {
  /** The shop's own id of the parcel. Booking it again returns the first booking. */
  reference: string;
  service: ServiceId;
  /** Whether the courier fetches it, or the shop brings it to a counter. */
  collection: Collection;
  /** Whom the label names as the sender. */
  sender: { name: string; phone: string };
  /** Where the courier fetches it. */
  from: ParcelEnd;
  to: ParcelEnd;
  items: readonly ShippedItem[];
  /** What the courier pays for a lost parcel. */
  insuredValue: Rupiah;
  /** What the courier collects at the door; 0 for a paid order. */
  cashOnDelivery: Rupiah;
}

export interface Booking {
  /** The provider's id of the booking, for `track` and `cancel`. */
  id: string;
  /** Nomor resi; null until the courier has issued it. */
  waybill: string | null;
  price: Rupiah;
  status: ParcelStatus;
}

export interface ParcelEvent {
  status: ParcelStatus;
  at: Date;
  note: string;
}

export interface Tracking {
  status: ParcelStatus;
  waybill: string | null;
  /** Oldest first. */
  events: readonly ParcelEvent[];
  /** When to poll again, if the provider says so: the simulator knows its parcels' course. */
  nextAt: Date | null;
}

/** A hint that something happened; `track` tells what. */
export interface CourierNotification {
  bookingId: string;
}

/** A courier service. It does not throw: failure is an answer. */
export interface CourierProvider {
  rates(request: RatesRequest): CourierAnswer<CourierRate[]>;
  book(request: BookingRequest): CourierAnswer<Booking>;
  track(bookingId: string): CourierAnswer<Tracking>;
  /** Of a parcel that the seller brought to a courier. */
  trackWaybill(courier: CourierId, waybill: string): CourierAnswer<Tracking>;
  /** Possible until the courier has the parcel; afterwards `refused`. */
  cancel(bookingId: string, reason: string): CourierAnswer<null>;
  /** Reads what the provider posts to the shop. */
  parseNotification(
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<CourierNotification, 'forged' | 'unreadable'>;
}
