import type { Principal } from '#domain/access/principal.ts';
import { placeOf, placeText } from '#domain/addresses/place-text.ts';
import { figuresOf } from '#domain/checkout/figures.ts';
import type { Goods } from '#domain/checkout/goods.ts';
import { viewCheckout } from '#domain/checkout/view-checkout.ts';
import type { Rupiah } from '#domain/money.ts';
import { draftPath } from '#domain/paths.ts';
import type { CodLimits } from '#domain/payments/cod.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { CodAreas } from '#domain/shipping/cod-area.ts';
import { cityOfRegion } from '#domain/shipping/zones.ts';
import type { AddressBook, StoredAddress } from '#server/modules/addresses/addresses.ts';
import { type BuyerKeys, type CodBuyer, lastEmailOf, readCodHistory } from '#server/modules/orders/orders.ts';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { OpenCheckout, ShownAddress } from './checkout-interface.ts';
import type { Draft } from './draft.ts';
import { type GoodsSources, readGoods } from './read-goods.ts';

/** The sources of a checkout's description. */
export interface DescribeSources extends GoodsSources {
  addresses: Pick<AddressBook, 'list'>;
  shipping: Pick<Shipping, 'cityOf' | 'findRegion' | 'currentTariffs' | 'calendar'>;
  buyerKeys: BuyerKeys;
  /** The shop's time. */
  clock: () => Date;
  offered: () => ReadonlySet<PaymentMethod>;
  rules: () => CheckoutRules;
  /** Reads anew what the operator decides: an order is placed by what holds at that moment. */
  refreshRules: () => Promise<void>;
}

/** What the operator decides about checkouts; it may change at any time. */
export interface CheckoutRules {
  /** The shop's commission on goods, in hundredths of a percent. */
  commission: number;
  /** The fee of an order that is paid at the door. */
  codFee: Rupiah;
  codLimits: CodLimits;
  codAreas: CodAreas;
}

/** A checkout in its present state, with the parts of its future orders. */
export interface DescribedCheckout {
  page: OpenCheckout;
  goods: ReadonlyMap<number, Goods>;
  buyers: string[];
  /** Who would pay at the door. */
  codBuyer: CodBuyer;
  isNewcomer: boolean;
}

/**
 * Computes a checkout from the present data.
 * @param isStored whether it was started; otherwise its address contains everything
 * @param regionCode of an address that is being typed; where it is unknown, it is ignored
 */
export async function describeCheckout(
  sources: DescribeSources,
  {
    owner,
    draft,
    isStored,
    regionCode = null,
  }: { owner: Principal | null; draft: Draft; isStored: boolean; regionCode?: string | null },
): Promise<DescribedCheckout> {
  const { query, addresses, shipping, buyerKeys, clock, offered } = sources;
  const { codFee, codLimits, codAreas } = sources.rules();
  const book = owner ? (await addresses.list(owner)).map(shown) : [];
  const address = await chosenAddress(draft, book, shipping);
  const typed = regionCode === null ? null : ((await shipping.findRegion(regionCode))?.code ?? null);
  const to = typed ?? address?.regionCode ?? null;
  const email = draft.email || (await knownEmail(query, owner));
  const contact = { phone: address?.phone ?? null, email };
  const [buyers, codBuyer] = [buyerKeys.of(owner, contact), buyerKeys.cod(owner, contact)];
  const [goods, { tariffs }, history] = await Promise.all([
    readGoods(
      sources,
      draft.lines.map(({ skuId }) => skuId),
      buyers,
    ),
    shipping.currentTariffs(),
    readCodHistory(query, codBuyer, to),
  ]);
  const view = viewCheckout({
    items: draft.lines,
    goodsOf: (skuId) => goods.get(skuId) ?? null,
    tariffs,
    choices: draft.choices,
    method: draft.method,
    offered: offered(),
    codFee,
    cod: { history, limits: codLimits, areas: codAreas },
    destination: to === null ? null : cityOfRegion(to),
    hasAddress: address !== null,
    calendar: shipping.calendar(),
    now: clock(),
  });
  const { id: key, dropshipName, giftNote } = draft;
  const page: OpenCheckout = {
    kind: 'open',
    key,
    view,
    seen: figuresOf(view),
    address,
    book,
    email,
    regionCode: typed,
    hasDestination: to !== null,
    dropshipName,
    giftNote,
    method: draft.method ?? view.method,
    isFromCart: draft.source === 'cart',
    path: isStored ? draftPath(key) : itemsPath(draft),
    userId: owner?.kind === 'user' ? owner.userId : null,
  };
  return { page, goods, buyers, codBuyer, isNewcomer: history.isNewcomer };
}

/** The account's e-mail, or what a guest typed for the last purchase (P-BUY-37). */
const knownEmail = async (query: Query, owner: Principal | null): Promise<string> => {
  if (owner === null) return '';
  return owner.kind === 'user' ? owner.email : lastEmailOf(query, owner.guestId);
};

const itemsPath = ({ lines }: Draft) =>
  `/checkout?${lines.map(({ skuId, quantity }) => `item=${skuId}:${quantity}`).join('&')}`;

const shown = (stored: StoredAddress): ShownAddress => ({
  id: stored.id,
  recipient: stored.recipient,
  phone: stored.phone,
  regionCode: stored.regionCode,
  postalCode: stored.postalCode,
  street: stored.street,
  landmark: stored.landmark,
  courierNote: stored.courierNote,
  regionName: placeText(stored),
  district: stored.district,
  city: stored.city,
});

/** The chosen address of the book, else the typed one, else the default of the book. */
async function chosenAddress(
  { addressId, address }: Draft,
  book: readonly ShownAddress[],
  shipping: Pick<Shipping, 'findRegion'>,
): Promise<ShownAddress | null> {
  const chosen = book.find(({ id }) => id !== null && id === addressId);
  if (chosen || address === null) return chosen ?? book[0] ?? null;
  const region = await shipping.findRegion(address.region);
  if (!region) return null;
  const { recipient, phone, region: regionCode, street, landmark } = address;
  return {
    id: null,
    recipient,
    phone,
    regionCode,
    street,
    landmark,
    postalCode: address.postal_code,
    courierNote: address.courier_note,
    regionName: placeText(placeOf(region)),
    district: region.district,
    city: region.city,
  };
}
