import { randomInt } from 'node:crypto';
import type { AddressValues } from '#domain/addresses/address.ts';
import type { CheckoutForm } from '#domain/forms/checkout.ts';
import type { CheckoutVisit } from '#server/modules/checkout/checkout.ts';
import type { Shopper, ShopperTools } from './shopper.ts';
import { SHOPPERS } from './shopper-texts.id.ts';

/** Of so many recommended products a shopper chooses one by chance. */
const CHOSEN_OF = 24;
/** What a shopper spends on a piece at most, in whole Rupiah. */
const DEAREST = 2_000_000;
/** Its code lives long enough for a shopper who comes back the same day. */
const METHOD = 'va_bca';
/** Of no visitor (RFC 5737): a robot uses up nobody's limits. */
const NETWORK_ADDRESS = '192.0.2.1';

/** Buys a piece of recommended goods as a guest does. @returns false when nothing could be bought */
export async function buyAsGuest(
  { catalogue, checkout, clock }: ShopperTools,
  shopper: Shopper,
): Promise<boolean> {
  const skuId = await chooseGoods({ catalogue, clock });
  if (skuId === null) return false;
  const guest = { kind: 'guest', guestId: shopper.guestId } as const;
  const visit: CheckoutVisit = {
    principal: async () => guest,
    openGuest: async () => ({ guest, setCookie: '' }),
    address: NETWORK_ADDRESS,
  };
  const asked = { visit, draftId: null, items: [`${skuId}:1`], regionCode: null };
  const opened = await checkout.page(asked);
  if (opened.kind !== 'open') return false;
  const { key, seen } = opened;
  const email = `pembeli-${shopper.n}@pembeli.example`;
  const address = addressOf(shopper);
  const form = { ...emptyForm({ key, seen, intent: 'address' }), address: 'new', email, method: METHOD };
  await checkout.post({ ...asked, form, address, isFaulty: false });
  const started = { visit, draftId: key, items: [], regionCode: null };
  const ready = await checkout.page(started);
  if (ready.kind !== 'open') return false;
  const place = emptyForm({ key, seen: ready.seen, intent: 'place' });
  const placed = await checkout.post({ ...started, form: place, address: null, isFaulty: false });
  return placed.kind === 'moved';
}

/** @returns a SKU; null when nothing recommended is there at such a price */
async function chooseGoods({
  catalogue,
  clock,
}: Pick<ShopperTools, 'catalogue' | 'clock'>): Promise<number | null> {
  const cards = await catalogue.recommended(CHOSEN_OF, clock());
  const wanted = cards.filter(({ isSoldOut, price }) => !isSoldOut && price <= DEAREST);
  const card = wanted[wanted.length === 0 ? 0 : randomInt(wanted.length)];
  const product = card && (await catalogue.product(card.id));
  return product?.skus.find(({ stock, price }) => stock > 1 && price <= DEAREST)?.id ?? null;
}

function addressOf({ n }: Shopper): AddressValues {
  const { recipient, region, postalCode, street } = SHOPPERS[(n - 1) % SHOPPERS.length] ?? SHOPPERS[0];
  return {
    label: '',
    recipient,
    phone: `+628125550${String(n).padStart(4, '0')}`,
    region,
    postal_code: postalCode,
    street,
    landmark: '',
    courier_note: '',
    is_default: true,
  };
}

/** The checkout's form with nothing typed. */
const emptyForm = (given: Pick<CheckoutForm, 'key' | 'seen' | 'intent'>): CheckoutForm => ({
  ...given,
  address: undefined,
  email: undefined,
  method: undefined,
  dropshipName: undefined,
  giftNote: undefined,
  services: {},
  notes: {},
  faults: {},
});
