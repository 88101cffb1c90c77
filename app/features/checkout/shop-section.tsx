import { useId } from 'react';
import { counts } from '#domain/checkout/price-lines.ts';
import type { ShopView } from '#domain/checkout/view-checkout.ts';
import { formatRupiah } from '#domain/format.ts';
import { formatDayRange } from '#domain/format-date.ts';
import { CHECKOUT_LIMITS } from '#domain/forms/checkout.ts';
import { rupiah } from '#domain/money.ts';
import { serviceName } from '#domain/shipping/couriers.ts';
import type { ShippingQuote } from '#domain/shipping/quote.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { arrivalText, estimatesCopy, guess, payBeforeText } from '../../copy/estimates.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CheckoutLine } from './checkout-line.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { fieldFault } from './field-fault.ts';

const copy = checkoutCopy.shop;

/** What one shop sends: its goods, who brings them, and a note. */
export function ShopSection({ shop, state }: { shop: ShopView; state: CheckoutState }) {
  const { sellerId, sellerName, lines, goods, chosen } = shop;
  const titleId = useId();
  const pieces = new Map<number, number>();
  for (const { skuId } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + 1);
  return (
    <section aria-labelledby={titleId} className="card space-y-4 p-4 sm:p-5">
      <h2 id={titleId} className="flex items-center gap-2 text-lg font-bold">
        <Icon name="store" className="size-5 shrink-0 text-brand" />
        {sellerName}
      </h2>
      <ul className="space-y-4">
        {lines.map((line, nth) => (
          <CheckoutLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a split line is twice the same SKU
            key={`${line.skuId}-${nth}`}
            line={line}
            formerPrice={pricesOf(state)[`${sellerId}-${nth}`] ?? null}
            canStep={pieces.get(line.skuId) === 1}
            isFromCart={state.page.isFromCart}
          />
        ))}
      </ul>
      <Service shop={shop} state={state} />
      <Note shop={shop} state={state} />
      <p className="nums flex flex-wrap justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-ink-soft">{copy.subtotal}</span>
        <span className="font-bold">{formatRupiah(rupiah(goods + (chosen?.buyerPays ?? 0)))}</span>
      </p>
    </section>
  );
}

const changesOf = ({ refusal }: CheckoutState) => (refusal && 'changes' in refusal ? refusal.changes : null);
const pricesOf = (state: CheckoutState) => changesOf(state)?.prices ?? {};

/** A select, because fifteen services would fill a phone; it works without scripts like any other. */
function Service({ shop, state }: { shop: ShopView; state: CheckoutState }) {
  const { sellerId, lines, offers, chosen, payBefore } = shop;
  const id = useId();
  if (!lines.some(counts)) return null;
  if (!chosen) {
    const isWaiting = !state.page.hasDestination;
    return (
      <p className={isWaiting ? 'text-ink-soft' : 'font-semibold text-danger'}>
        {isWaiting ? copy.needsAddress : copy.noService}
      </p>
    );
  }
  const before = changesOf(state)?.shipping[String(sellerId)];
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {copy.service}
      </label>
      <select
        key={offers.map(({ service }) => service.id).join()}
        id={id}
        name={`service-${sellerId}`}
        defaultValue={chosen.service.id}
        aria-describedby={`${id}-arrival`}
        className="field"
      >
        {offers.map((offer) => (
          <option key={offer.service.id} value={offer.service.id}>
            {offerText(offer)}
          </option>
        ))}
      </select>
      <p id={`${id}-arrival`} className="text-sm text-ink-soft">
        {arrivalText(chosen.arrival)}
        {payBefore && ` ${payBeforeText(payBefore)}`}
        {chosen.sellerPays > 0 && (
          <span className="font-semibold text-success">
            {' · '}
            {chosen.buyerPays > 0 ? copy.sellerPays(chosen.sellerPays) : copy.free}
          </span>
        )}
      </p>
      {before !== undefined && (
        <p className="text-sm font-semibold text-danger">{copy.shippingChanged(before, chosen.buyerPays)}</p>
      )}
    </div>
  );
}

/** Short enough for the closed list on a phone: 'JNE OKE · Rp9.400 · 26-28 Nov'. */
const offerText = ({ service, buyerPays, arrival }: ShippingQuote) =>
  `${serviceName(service)} · ${estimatesCopy.cost(buyerPays)} · ${formatDayRange(arrival.first, arrival.last)}${guess(arrival.isGuess)}`;

function Note({ shop: { sellerId, note }, state }: { shop: ShopView; state: CheckoutState }) {
  const name = `note-${sellerId}`;
  return (
    <TextField
      texts={{
        name,
        label: copy.note,
        hint: undefined,
        optionalText: checkoutCopy.optional,
        faultText: fieldFault(state, name, CHECKOUT_LIMITS.note),
      }}
      control={{
        autoComplete: 'off',
        maxLength: CHECKOUT_LIMITS.note,
        defaultValue: state.typed[name] ?? note,
      }}
    />
  );
}
