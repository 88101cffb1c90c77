import type { NotReturnable } from '#domain/catalogue/not-returnable.ts';
import type { CodLimits } from '#domain/payments/cod.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';
import type { CodBuyer } from './buyer-keys.ts';

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
  /** The shop's commission on goods, in hundredths of a percent. */
  commissionBasisPoints: number;
  /** The flash session of its price and quota; null at the standing price. */
  flashSession: string | null;
  notReturnable: NotReturnable | null;
  quantity: number;
}

/** What one seller has to send. */
export interface PlannedOrder {
  sellerId: number;
  lines: readonly PlannedLine[];
  shipping: {
    courier: string;
    service: string;
    /** What the courier charges, and how much of it the shopper pays; `by` bears the rest. */
    quote: number;
    charged: number;
    by: 'escrow' | 'seller' | 'platform';
  };
  codFee: number;
  /** Somebody of the shop buys its own goods: it counts as no sale (P-CAT-25). */
  isOwnPurchase: boolean;
  arrival: Arrival;
  note: string;
  giftNote: string;
}

/** The recipient of a purchase, and who gets its mails. */
export interface PurchaseContact {
  recipient: string;
  phone: string;
  email: string;
  regionCode: string;
  /** The region in words. */
  regionName: string;
  postalCode: string;
  street: string;
  landmark: string;
  courierNote: string;
  /** Empty for the seller's name. */
  dropshipName: string;
}

/** What cash on delivery depends on. */
export interface CodPlan {
  buyer: CodBuyer;
  /** No order of theirs was ever delivered: they confirm this one. */
  isNewcomer: boolean;
  limits: CodLimits;
}

/** A purchase as the shopper confirmed it. */
export interface PurchasePlan {
  userId: string | null;
  guestId: string | null;
  /** Null for other methods. */
  cod: CodPlan | null;
  /** The subjects of limits: `user:{id}`, else `phone:{hash}` and `email:{hash}`. */
  buyers: readonly string[];
  method: PaymentMethod;
  contact: PurchaseContact;
  orders: readonly PlannedOrder[];
  /** Issued with the form: posting it twice creates one purchase. */
  requestKey: string;
  requestHash: Buffer;
  /** Keyed hash of the network address. */
  addressHash: Buffer;
}
