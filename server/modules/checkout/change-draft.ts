import type { AddressValues } from '#domain/addresses/address.ts';
import { linesAfter, parseIntent } from '#domain/checkout/intent.ts';
import { MOST_ITEMS } from '#domain/checkout/items.ts';
import type { ShopChoice } from '#domain/checkout/view-checkout.ts';
import type { CheckoutForm } from '#domain/forms/checkout.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import { findService } from '#domain/shipping/couriers.ts';
import type { Draft } from './draft.ts';

/** The checkout after a form was posted. Missing values stay unchanged, and invalid ones are ignored. */
export function changedDraft(draft: Draft, form: CheckoutForm): Draft {
  const chosen = form.address === undefined || form.address === 'new' ? null : form.address;
  return {
    ...draft,
    lines: linesAfter(draft.lines, parseIntent(form.intent)),
    ...(chosen !== null && isUuid(chosen) && { addressId: chosen }),
    email: form.email ?? draft.email,
    choices: changedChoices(draft.choices, form),
    method: knownMethod(form.method) ?? draft.method,
    dropshipName: form.dropshipName ?? draft.dropshipName,
    giftNote: form.giftNote ?? draft.giftNote,
  };
}

/** Whether the form chooses an address, a method or a service that is none of those the shopper can choose. */
export function choosesUnknown(form: CheckoutForm, book: readonly { id: string | null }[]): boolean {
  const { address, method, services } = form;
  const isKnownAddress =
    address === undefined || address === 'new' || address === '' || book.some(({ id }) => id === address);
  const isKnownMethod = method === undefined || method === '' || knownMethod(method) !== null;
  const areKnownServices = Object.values(services).every((id) => id === '' || findService(id) !== null);
  return !(isKnownAddress && isKnownMethod && areKnownServices);
}

const knownMethod = (method: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((known) => known === method) ?? null;

function changedChoices(
  before: Draft['choices'],
  { services, notes }: Pick<CheckoutForm, 'services' | 'notes'>,
): Record<string, ShopChoice> {
  const changed = { ...before };
  for (const seller of new Set([...Object.keys(services), ...Object.keys(notes)])) {
    const former = changed[seller] ?? { service: null, note: '' };
    if (!changed[seller] && Object.keys(changed).length >= MOST_ITEMS) break;
    const service = findService(services[seller] ?? '')?.id ?? former.service;
    changed[seller] = { service, note: notes[seller] ?? former.note };
  }
  return changed;
}

/** The checkout with a new address: by its id in the address book, or typed, when the book is full. */
export const withAddress = (draft: Draft, given: { id: string } | { values: AddressValues }): Draft =>
  'id' in given
    ? { ...draft, addressId: given.id, address: null }
    : { ...draft, addressId: null, address: given.values };
