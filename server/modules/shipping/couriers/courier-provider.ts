import type { Rupiah } from '#domain/money.ts';
import type { Result } from '#domain/result.ts';
import type { CourierId, ServiceId } from '#domain/shipping/couriers.ts';

/** Why a courier did not do what was asked. */
export type CourierFailure =
  /** Not reached, too slow, or broken: nobody knows whether it was done. Asking again later may help. */
  | { code: 'unavailable'; reason: string }
  /** It answered what it should not. Like `unavailable`, but somebody should look at it. */
  | { code: 'nonsense'; reason: string }
  /** It will not do this, however often it is asked. */
  | { code: 'refused'; reason: string }
  /** It knows no such parcel. */
  | { code: 'unknown'; reason: string };

/** The outcome of a question to a courier. */
export type CourierAnswer<T> = Promise<Result<T, CourierFailure>>;

/** Where parcels stand, in the words of Biteship; what it invents later is `on_hold` until we know it. */
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

/** Goods as a courier sees them. */
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
  /** The shop's own id of the parcel. Booking it again answers the first booking. */
  reference: string;
  service: ServiceId;
  from: ParcelEnd;
  to: ParcelEnd;
  items: readonly ShippedItem[];
}

export interface Booking {
  /** The provider's id of the booking, which `track` and `cancel` take. */
  id: string;
  /** Nomor resi; null until the courier gave it. */
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
  /** When to ask again, if the provider says so: the simulator knows its parcels' course. */
  nextAt: Date | null;
}

/** A hint that something happened; what happened is asked by `track`. */
export interface CourierNotification {
  bookingId: string;
}

/** Somebody who brings parcels. Nothing here is thrown: failure is an answer. */
export interface CourierProvider {
  rates(request: RatesRequest): CourierAnswer<CourierRate[]>;
  book(request: BookingRequest): CourierAnswer<Booking>;
  track(bookingId: string): CourierAnswer<Tracking>;
  /** Only until the courier has the parcel: afterwards `refused`. */
  cancel(bookingId: string, reason: string): CourierAnswer<null>;
  /** Reads what the provider posts to the shop. */
  parseNotification(
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Result<CourierNotification, 'forged' | 'unreadable'>;
}
