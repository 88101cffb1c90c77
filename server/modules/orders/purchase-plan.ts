import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';

/** One line of an order to be placed; a frozen copy of the goods. Prices in whole Rupiah. */
export interface PlannedLine {
  skuId: number;
  productId: number;
  name: string;
  /** The chosen options as one text, such as 'Hitam, 256 GB'. */
  options: string;
  imageUrl: string;
  price: number;
  originalPrice: number;
  weightGrams: number;
  /** Hundredths of a percent of the goods that the shop keeps. */
  commissionBasisPoints: number;
  /** The flash session whose price and quota it takes; null at the standing price. */
  flashSession: string | null;
  quantity: number;
}

/** What one seller is to send. */
export interface PlannedOrder {
  sellerId: number;
  lines: readonly PlannedLine[];
  shipping: {
    courier: string;
    service: string;
    /** What the courier asks, and what of it the shopper pays; the rest is borne by `by`. */
    quote: number;
    charged: number;
    by: 'escrow' | 'seller' | 'platform';
  };
  codFee: number;
  arrival: Arrival;
  note: string;
  giftNote: string;
}

/** Where a purchase goes and whom to tell. */
export interface PurchaseContact {
  recipient: string;
  phone: string;
  email: string;
  regionCode: string;
  /** The region in words. */
  region: string;
  postalCode: string;
  street: string;
  landmark: string;
  courierNote: string;
  /** Empty for the seller's name. */
  dropshipName: string;
}

/** A purchase as the shopper confirmed it. */
export interface PurchasePlan {
  userId: string | null;
  guestId: string | null;
  /** Whom limits count: `user:{id}`, else `phone:{hash}` and `email:{hash}`. */
  buyers: readonly string[];
  method: PaymentMethod;
  contact: PurchaseContact;
  orders: readonly PlannedOrder[];
  /** Issued with the form: posting it twice makes one purchase. */
  requestKey: string;
  requestHash: Buffer;
  /** Keyed hash of the network address. */
  addressHash: Buffer;
}
