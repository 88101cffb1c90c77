import type { FieldErrors } from '#domain/forms/field-error.ts';
import type { CheckoutRefusal, OpenCheckout } from '#server/services.ts';

/** The checkout as a screen shows it: what the server knows, and what it said of the last post. */
export interface CheckoutState {
  page: OpenCheckout;
  /** Whether the cards of some bank can pay in instalments. */
  hasInstalments: boolean;
  /** Others that can be bought stand below, because nothing here can (P-BUY-85). */
  hasSimilar: boolean;
  refusal: CheckoutRefusal | null;
  faults: FieldErrors;
  /** What was posted and not kept, by the name of the field. */
  typed: Readonly<Record<string, string>>;
  /** The order was asked for, so that what is missing is told. */
  wasPlaced: boolean;
  /** The last post did not reach the shop, or the shop did not answer. */
  failure: 'offline' | 'unavailable' | null;
}
