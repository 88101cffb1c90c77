import { randomUUID } from 'node:crypto';
import type { Principal } from '#domain/access/principal.ts';
import type { AddressValues } from '#domain/addresses/address.ts';
import { changesSince, type FigureChanges } from '#domain/checkout/figures.ts';
import { parseIntent } from '#domain/checkout/intent.ts';
import type { CheckoutForm } from '#domain/forms/checkout.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { draftPath } from '#domain/paths.ts';
import type { Result } from '#domain/result.ts';
import type { AddressBook, AddressFailure } from '#server/modules/addresses/addresses.ts';
import { changedDraft, choosesUnknown, withAddress } from './change-draft.ts';
import type { CheckoutOutcome, CheckoutPage, CheckoutRefusal, PostedCheckout } from './checkout-interface.ts';
import { describeCheckout } from './describe.ts';
import type { Draft } from './draft.ts';
import { type CheckoutSources, findAsked, ownerOfVisit } from './find-checkout.ts';
import { placeOrder, refusalOf } from './place-order.ts';
import { findPlaced, placedBefore } from './placed.ts';
import { requestHashOf } from './request-hash.ts';

/** Whether a form sends what somebody typed: it must not be lost where another tab was quicker. */
const sendsTyped = ({ intent, address }: CheckoutForm): boolean =>
  intent === 'place' || intent === 'address' || (intent !== 'update' && address === 'new');

/** Stores a form of the page and does what its button says. */
export async function postCheckout(
  sources: CheckoutSources,
  posted: PostedCheckout,
): Promise<CheckoutOutcome> {
  const outcome = await storeAndGoOn(sources, posted);
  const checkoutId = posted.draftId ?? posted.form.key;
  if (outcome.kind !== 'moved' || !sendsTyped(posted.form) || !isUuid(checkoutId)) return outcome;
  const { path, setCookies } = outcome;
  const requestHash = requestHashOf(posted);
  const before = await placedBefore(sources.query, { checkoutId, path, requestHash });
  return before ? { kind: 'placed_before', ...before, setCookies } : outcome;
}

async function storeAndGoOn(sources: CheckoutSources, posted: PostedCheckout): Promise<CheckoutOutcome> {
  const { visit, form, isFaulty } = posted;
  const known = await visit.principal();
  const asked = await findPosted(sources, posted, known);
  if ('page' in asked) return outcomeOf(asked.page);
  if (isFaulty && !asked.isStored) {
    // An invalid form writes nothing; the page shows its content.
    const draft = changedDraft(asked.draft, form);
    const { page } = await describeCheckout(sources, {
      owner: known,
      draft,
      regionCode: posted.regionCode,
      isStored: false,
    });
    return { kind: 'again', page, refusal: null, setCookies: [] };
  }
  const { owner, setCookies } = known ? { owner: known, setCookies: [] } : await ownerOfVisit(visit);
  const changed = await addAddress(sources, owner, changedDraft(asked.draft, form), posted.address);
  const wanted = changed.ok ? changed.value : changedDraft(asked.draft, form);
  const saved = await saveDraft(sources, owner, wanted, asked.isStored);
  if ('path' in saved) {
    return saved.path === null
      ? outcomeOf({ kind: 'unknown' })
      : { kind: 'moved', path: saved.path, setCookies };
  }
  const { draft } = saved;
  const again = async (refusal: CheckoutRefusal | null): Promise<CheckoutOutcome> => {
    const { page } = await describeCheckout(sources, {
      owner,
      draft,
      isStored: true,
      regionCode: posted.regionCode,
    });
    return { kind: 'again', page, refusal, setCookies };
  };
  if (!changed.ok) return again({ code: 'address', failure: changed.error });
  if (isFaulty) return again(null);
  return goOn(sources, { posted, owner, draft, setCookies, again });
}

/**
 * Stores a checkout. A new one whose key belongs to another owner gets another key; this happens to the
 * second of two first taps in a browser without a cookie.
 * @returns the path of its purchase when it was placed meanwhile
 */
async function saveDraft(
  { drafts, query }: CheckoutSources,
  owner: Principal,
  draft: Draft,
  isStored: boolean,
): Promise<{ draft: Draft } | { path: string | null }> {
  if (await drafts.save(owner, draft)) return { draft };
  const path = await findPlaced(query, draft.id);
  if (path !== null || isStored) return { path };
  const renamed = { ...draft, id: randomUUID() };
  await drafts.save(owner, renamed);
  return { draft: renamed };
}

/** After a valid form was stored: places the order, or shows the page with the changes. */
async function goOn(
  sources: CheckoutSources,
  given: {
    posted: PostedCheckout;
    owner: Principal;
    draft: Draft;
    setCookies: string[];
    again: (refusal: CheckoutRefusal | null) => Promise<CheckoutOutcome>;
  },
): Promise<CheckoutOutcome> {
  const { posted, owner, draft, setCookies, again } = given;
  const { form, visit } = posted;
  // A new address that was posted whole is the draft's by now.
  const regionCode = posted.address === null ? posted.regionCode : null;
  const intent = parseIntent(form.intent);
  if (intent.kind === 'place') await sources.refreshRules();
  const described = await describeCheckout(sources, { owner, draft, isStored: true, regionCode });
  if (intent.kind === 'invalid') return again({ code: 'unknown_choice' });
  if (intent.kind !== 'place') {
    const changes = priceChanges(form.seen, changesSince(form.seen, described.page.view));
    if (changes) return again({ code: 'prices', changes });
    return { kind: 'moved', path: draftPath(draft.id), setCookies };
  }
  if (choosesUnknown(form, described.page.book)) return again({ code: 'unknown_choice' });
  const { buyerKeys } = sources;
  const { commission, codLimits } = sources.rules();
  const addressHash = buyerKeys.address(visit.address);
  const requestHash = requestHashOf(posted);
  const request = { owner, described, seen: form.seen, addressHash, commission, codLimits, requestHash };
  const placing = await placeOrder(sources, request);
  if ('placed' in placing) return { kind: 'moved', path: placing.placed, setCookies };
  if ('refusal' in placing) {
    return { kind: 'again', page: described.page, refusal: placing.refusal, setCookies };
  }
  // Something was taken in the very moment: what is left, and at which price, is told by a fresh look.
  const { page } = await describeCheckout(sources, { owner, draft, isStored: true });
  return again(refusalOf(page, form.seen) ?? { code: 'incomplete', changes: null });
}

/**
 * Prices that changed while the shopper chose something else. Shipping and total change with own choices
 * anyway.
 */
function priceChanges(seen: string, changes: FigureChanges | null): FigureChanges | null {
  if (seen === '' || !changes || Object.keys(changes.prices).length === 0) return null;
  return { prices: changes.prices, shipping: {}, total: null };
}

/**
 * The checkout of a form. One that existed only as an address is found by the key that the page issued, so
 * that pressing twice, or Back, starts no second one.
 */
async function findPosted(sources: CheckoutSources, posted: PostedCheckout, owner: Principal | null) {
  const { draftId, items, form } = posted;
  const asked = await findAsked(sources, { owner, draftId, items });
  if (!('draft' in asked) || asked.isStored || !isUuid(form.key)) return asked;
  const begun = owner && (await findAsked(sources, { owner, draftId: form.key, items: [] }));
  if (begun && ('draft' in begun || begun.page.kind === 'placed')) return begun;
  return { ...asked, draft: { ...asked.draft, id: form.key } };
}

function outcomeOf(page: CheckoutPage): CheckoutOutcome {
  if (page.kind === 'placed') return { kind: 'moved', path: page.path, setCookies: [] };
  return { kind: 'again', page, refusal: null, setCookies: [] };
}

/** Adds a new address to the book, once; to the checkout alone when the book is full. */
async function addAddress(
  { addresses }: { addresses: AddressBook },
  owner: Principal,
  draft: Draft,
  values: AddressValues | null,
): Promise<Result<Draft, AddressFailure>> {
  if (values === null) return { ok: true, value: draft };
  const same = (await addresses.list(owner)).find(
    (one) =>
      one.regionCode === values.region &&
      one.street === values.street &&
      one.recipient === values.recipient &&
      one.phone === values.phone,
  );
  if (same) return { ok: true, value: withAddress(draft, same) };
  const added = await addresses.add(owner, values);
  if (added.ok) return { ok: true, value: withAddress(draft, { id: added.value }) };
  if (added.error !== 'too-many-addresses') return added;
  return { ok: true, value: withAddress(draft, { values }) };
}
