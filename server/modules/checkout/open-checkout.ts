import { randomUUID } from 'node:crypto';
import type { Principal } from '#domain/access/principal.ts';
import { type CheckoutItem, parseItems } from '#domain/checkout/items.ts';
import { splitAtQuota } from '#domain/checkout/split-at-quota.ts';
import { draftPath } from '#domain/paths.ts';
import type { AddressBook } from '#server/modules/addresses/addresses.ts';
import { openBuyerKeys, type SharesAccount } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createRateCounter } from '#server/platform/limits/rate-counter.ts';
import type { AskedCheckout, Checkout, CheckoutPage, CheckoutVisit } from './checkout-interface.ts';
import { type DescribeSources, describeCheckout } from './describe.ts';
import { newDraft } from './draft.ts';
import { boughtFromCart, createDrafts } from './drafts.ts';
import { type CheckoutSources, findAsked, ownerOfVisit } from './find-checkout.ts';
import { postCheckout } from './post-checkout.ts';
import { postsFrom } from './posts-limit.ts';
import { readGoods } from './read-goods.ts';
import { deleteEnded, sweepCheckouts } from './sweep.ts';

/** Dependencies of {@link openCheckout}. */
export interface CheckoutOptions extends Omit<DescribeSources, 'buyerKeys' | 'addresses'> {
  transaction: Transaction;
  jobs: Pick<Jobs, 'handle'>;
  addresses: AddressBook;
  sharesAccount: SharesAccount;
  /** Real time: limits do not follow the clock of a demo shop. */
  realClock: () => Date;
}

/** Opens the checkout, and its background work: deleting ended drafts. */
export async function openCheckout(options: CheckoutOptions): Promise<Checkout> {
  const { query, jobs, realClock } = options;
  const counter = createRateCounter(query, realClock);
  const sources: CheckoutSources = {
    ...options,
    drafts: createDrafts(query),
    buyerKeys: await openBuyerKeys(query),
  };
  const waitFor = ({ address }: CheckoutVisit) => counter.take(postsFrom(address));
  jobs.handle(sweepCheckouts, () => deleteEnded(query));
  return {
    page: (asked) => showCheckout(sources, asked),
    async post(posted) {
      const waitS = await waitFor(posted.visit);
      if (waitS === 0) return postCheckout(sources, posted);
      const page = await showCheckout(sources, posted);
      return { kind: 'again', page, refusal: { code: 'too_many_requests', waitS }, setCookies: [] };
    },
    async start({ visit, items }) {
      const lines = parseItems(items);
      if (!lines.ok) return lines;
      if ((await waitFor(visit)) > 0) return { ok: false, error: 'too_many_requests' };
      const { owner, setCookies } = await ownerOfVisit(visit);
      const split = await splitLines(sources, owner, lines.value);
      const draft = newDraft({ id: randomUUID(), source: 'cart', lines: split });
      await sources.drafts.save(owner, draft);
      return { ok: true, value: { path: draftPath(draft.id), setCookies } };
    },
    boughtFromCart: (owner, number) => boughtFromCart(query, owner, number),
  };
}

/** What the cart has said of its flash goods: pieces beyond the quota are a line of their own (P-CART-18). */
async function splitLines(
  sources: CheckoutSources,
  owner: Principal,
  lines: readonly CheckoutItem[],
): Promise<CheckoutItem[]> {
  const buyers = sources.buyerKeys.of(owner, { phone: null, email: '' });
  const skuIds = lines.map(({ skuId }) => skuId);
  const goods = await readGoods(sources, skuIds, buyers);
  return splitAtQuota(lines, (skuId) => goods.get(skuId) ?? null);
}

async function showCheckout(sources: CheckoutSources, asked: AskedCheckout): Promise<CheckoutPage> {
  const owner = await asked.visit.principal();
  const found = await findAsked(sources, { ...asked, owner });
  if ('page' in found) return found.page;
  return (await describeCheckout(sources, { owner, ...found, regionCode: asked.regionCode })).page;
}
