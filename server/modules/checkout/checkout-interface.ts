import type { Principal } from '#domain/access/principal.ts';
import type { AddressValues } from '#domain/addresses/address.ts';
import type { FigureChanges } from '#domain/checkout/figures.ts';
import type { ItemsFault } from '#domain/checkout/items.ts';
import type { CheckoutView } from '#domain/checkout/view-checkout.ts';
import type { CheckoutForm } from '#domain/forms/checkout.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Result } from '#domain/result.ts';
import type { AddressFailure, StoredAddress } from '#server/modules/addresses/addresses.ts';
import type { Visit } from '#server/modules/identity/identity.ts';

/** Who checks out. */
export type CheckoutVisit = Pick<Visit, 'principal' | 'openGuest' | 'address'>;

/** The checkout that a request is about. */
export interface AskedCheckout {
  visit: CheckoutVisit;
  /** A started checkout; null for one of `items`, or else the newest. */
  draftId: string | null;
  /** 'SKU:QTY' each. */
  items: readonly string[];
  /** The district or village of an address that is being typed: the figures are computed for it. Null without one. */
  regionCode: string | null;
}

/** The address of the goods, as the page shows it. */
export type ShownAddress = Pick<
  StoredAddress,
  'recipient' | 'phone' | 'regionCode' | 'postalCode' | 'street' | 'landmark' | 'courierNote'
> & {
  /** Null for a typed one that does not fit into the book. */
  id: string | null;
  /** The region in words. */
  regionName: string;
  district: string;
  city: string;
};

/** A checkout that can continue. */
export interface OpenCheckout {
  kind: 'open';
  /** Where its forms post to. */
  path: string;
  key: string;
  /** Null for a guest, and for a visitor without a session. */
  userId: string | null;
  /** Whether its lines are those of the cart. */
  isFromCart: boolean;
  view: CheckoutView;
  /** The figures that the form carries. */
  seen: string;
  address: ShownAddress | null;
  /** The region of a new address for which the figures are; null where they are for `address`, or for none. */
  regionCode: string | null;
  hasDestination: boolean;
  book: ShownAddress[];
  email: string;
  /** The chosen method, even where it is closed. */
  method: PaymentMethod | null;
  dropshipName: string;
  giftNote: string;
}

/** What the page shows. */
export type CheckoutPage =
  | OpenCheckout
  /** An unknown or ended checkout. */
  | { kind: 'unknown' }
  /** There is nothing to check out. */
  | { kind: 'empty' }
  | { kind: 'invalid'; fault: ItemsFault }
  /** It has become a purchase, at this path. */
  | { kind: 'placed'; path: string };

/** Why an order was not placed. */
export type CheckoutRefusal =
  /** The figures differ from those on the page. */
  | { code: 'changed'; changes: FigureChanges }
  /** A price changed while something else was chosen. */
  | { code: 'prices'; changes: FigureChanges }
  /** Something is missing, or a line cannot be bought as it is; see `view.missing`. */
  | { code: 'incomplete'; changes: FigureChanges | null }
  /** The form names a quantity, an address, a method or a service that the shopper cannot choose. */
  | { code: 'unknown_choice' }
  | { code: 'too_many_unpaid'; of: 'buyer' | 'address' }
  /** Cash on delivery has reached a limit: of the buyer, or of their network address. */
  | { code: 'too_much_cod'; of: 'buyer' | 'address' }
  /** All unique codes are in use, so another method is needed. */
  | { code: 'no_transfer_code' }
  | { code: 'address'; failure: AddressFailure }
  | { code: 'too_many_requests'; waitS: number };

/** The outcome of a post. */
export type CheckoutOutcome =
  /** Redirects to a page. */
  | { kind: 'moved'; path: string; setCookies: string[] }
  /** Another content had placed it before, from another tab, say: the purchase at this path, whose first order this is. */
  | { kind: 'placed_before'; path: string; order: string; setCookies: string[] }
  /** Shows the page again, with the errors. */
  | { kind: 'again'; page: CheckoutPage; refusal: CheckoutRefusal | null; setCookies: string[] };

export interface PostedCheckout extends AskedCheckout {
  form: CheckoutForm;
  /** A new address that was typed and is valid; null without one. */
  address: AddressValues | null;
  /** A field is invalid: the valid ones are stored, and no order is placed. */
  isFaulty: boolean;
}

/** What a purchase removes from the browser's cart. */
export interface BoughtFromCart {
  /** The number of the purchase. */
  purchase: string;
  skuIds: number[];
}

/** The steps from the chosen goods to an order that waits for its payment. */
export interface Checkout {
  /** Writes nothing. */
  page(asked: AskedCheckout): Promise<CheckoutPage>;
  /** Handles a posted form of the page. */
  post(posted: PostedCheckout): Promise<CheckoutOutcome>;
  /** Starts a checkout of lines of the cart. */
  start(
    asked: Pick<AskedCheckout, 'visit' | 'items'>,
  ): Promise<Result<{ path: string; setCookies: string[] }, ItemsFault | 'too_many_requests'>>;
  /** The SKUs that a purchase removes from the browser's cart, by its number or that of one of its orders. */
  boughtFromCart(owner: Principal, number: string): Promise<BoughtFromCart | null>;
}
