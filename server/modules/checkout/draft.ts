import type { AddressValues } from '#domain/addresses/address.ts';
import type { CheckoutItem } from '#domain/checkout/items.ts';
import type { ShopChoice } from '#domain/checkout/view-checkout.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';

/** A checkout that somebody has begun. */
export interface Draft {
  /** Issued with the form; the request key of the purchase. */
  id: string;
  source: 'cart' | 'item';
  lines: CheckoutItem[];
  /** One of the address book; null for its default, or for the typed one. */
  addressId: string | null;
  /** A typed one that the book has no room for. */
  address: AddressValues | null;
  /** Where the receipt goes; empty for an account's own. */
  email: string;
  /** By the seller's id. */
  choices: Record<string, ShopChoice>;
  method: PaymentMethod | null;
  /** The sender on the label; empty for the seller. */
  dropshipName: string;
  giftNote: string;
}

/** A checkout that nobody has changed yet. */
export const newDraft = (given: Pick<Draft, 'id' | 'source' | 'lines'>): Draft => ({
  ...given,
  ...{ addressId: null, address: null, email: '', choices: {}, method: null, dropshipName: '', giftNote: '' },
});
