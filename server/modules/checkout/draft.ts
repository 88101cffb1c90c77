import type { AddressValues } from '#domain/addresses/address.ts';
import type { CheckoutItem } from '#domain/checkout/items.ts';
import type { ShopChoice } from '#domain/checkout/view-checkout.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';

/** A started checkout. */
export interface Draft {
  /** Issued with the form; becomes the request key of the purchase. */
  id: string;
  source: 'cart' | 'item';
  lines: CheckoutItem[];
  /** Id in the address book; null for its default, or for the typed address. */
  addressId: string | null;
  /** A typed address that does not fit into the book. */
  address: AddressValues | null;
  /** Recipient of the receipt; empty for the account's own address. */
  email: string;
  /** By the seller's id. */
  choices: Record<string, ShopChoice>;
  method: PaymentMethod | null;
  /** The sender on the label; empty for the seller. */
  dropshipName: string;
  giftNote: string;
}

/** A checkout without changes yet. */
export const newDraft = (given: Pick<Draft, 'id' | 'source' | 'lines'>): Draft => ({
  ...given,
  addressId: null,
  address: null,
  email: '',
  choices: {},
  method: null,
  dropshipName: '',
  giftNote: '',
});
