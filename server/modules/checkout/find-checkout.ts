import { randomUUID } from 'node:crypto';
import type { Principal } from '#domain/access/principal.ts';
import { parseItems } from '#domain/checkout/items.ts';
import type { AddressBook } from '#server/modules/addresses/addresses.ts';
import type { SharesAccount } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { AskedCheckout, CheckoutPage, CheckoutVisit } from './checkout-interface.ts';
import type { DescribeSources } from './describe.ts';
import { type Draft, newDraft } from './draft.ts';
import type { Drafts } from './drafts.ts';
import { findPlaced } from './placed.ts';

/** Dependencies of all steps of a checkout. */
export interface CheckoutSources extends DescribeSources {
  transaction: Transaction;
  addresses: AddressBook;
  drafts: Drafts;
  sharesAccount: SharesAccount;
}

/** The owner behind a request; a visitor without a session becomes a guest. */
export async function ownerOfVisit(
  visit: CheckoutVisit,
): Promise<{ owner: Principal; setCookies: string[] }> {
  const owner = await visit.principal();
  if (owner) return { owner, setCookies: [] };
  const { guest, setCookie } = await visit.openGuest();
  return { owner: guest, setCookies: [setCookie] };
}

/** The checkout that a request is about, or the page to show instead. */
export async function findAsked(
  { drafts, query }: Pick<CheckoutSources, 'drafts' | 'query'>,
  { owner, draftId, items }: Pick<AskedCheckout, 'draftId' | 'items'> & { owner: Principal | null },
): Promise<{ draft: Draft; isStored: boolean } | { page: CheckoutPage }> {
  if (draftId !== null) {
    const found = owner && (await drafts.find(owner, draftId));
    if (!found) return { page: { kind: 'unknown' } };
    if (found.purchaseId === null) return { draft: found.draft, isStored: true };
    const path = await findPlaced(query, draftId);
    return { page: path === null ? { kind: 'unknown' } : { kind: 'placed', path } };
  }
  if (items.length > 0) {
    const lines = parseItems(items);
    if (!lines.ok) return { page: { kind: 'invalid', fault: lines.error } };
    return { draft: newDraft({ id: randomUUID(), source: 'item', lines: lines.value }), isStored: false };
  }
  const newest = owner && (await drafts.newest(owner));
  return newest ? { draft: newest, isStored: true } : { page: { kind: 'empty' } };
}
