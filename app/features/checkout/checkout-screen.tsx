import { type FormEvent, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { useOwnFaults } from '../../ui/use-own-faults.ts';
import type { AddressDraft } from '../addresses/posted-address.ts';
import { OfferDestination } from '../delivery/offer-destination.tsx';
import { AddressSection } from './address-section.tsx';
import { RemoveButton } from './checkout-line.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { ExtrasSection } from './extras-section.tsx';
import { MethodSection } from './method-section.tsx';
import { Notice } from './notice.tsx';
import { ShopSection } from './shop-section.tsx';
import { SummarySection } from './summary-section.tsx';

/** What changes the figures: they are asked for anew at once where there are scripts. */
const CHANGES_FIGURES = /^(service-\d+|method|address)$/;

/**
 * The whole checkout as one form (P-BUY-32): whatever button is pressed, everything that was chosen and typed comes
 * along and is kept.
 */
export function CheckoutScreen({
  state,
  newAddress,
  loginPath,
}: {
  state: CheckoutState;
  /** What stands in the fields of a new address; null while none is typed. */
  newAddress: AddressDraft | null;
  loginPath: string;
}) {
  const { page } = state;
  const form = useRef<HTMLFormElement>(null);
  useOwnFaults(form);
  const submit = useSubmit();
  const navigation = useNavigation();
  const isPlacing = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'place';

  function update({ target }: FormEvent) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isField && CHANGES_FIGURES.test(target.name)) askFigures();
  }

  function askFigures() {
    if (!form.current) return;
    const values = new FormData(form.current);
    values.set('intent', 'update');
    void submit(values, { method: 'post', action: page.path, replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      method="post"
      action={page.path}
      replace
      preventScrollReset
      aria-label={checkoutCopy.title}
      onChange={update}
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6"
    >
      {/* Enter in a text box presses the first button of a form: this one, which only keeps what was typed. */}
      <button
        type="submit"
        name="intent"
        value="save"
        formNoValidate
        tabIndex={-1}
        className="sr-only"
        aria-hidden
      />
      <input type="hidden" name="key" value={page.key} />
      <input type="hidden" name="seen" value={page.seen} />
      <div className="contents lg:flex lg:flex-col lg:gap-4">
        <OfferDestination address={page.address ?? undefined} />
        <Notice state={state} />
        <AddressSection
          state={state}
          newAddress={newAddress}
          onRegion={(code) => code !== page.regionCode && askFigures()}
          loginPath={loginPath}
        />
        {page.view.shops.map((shop) => (
          <ShopSection key={shop.sellerId} shop={shop} state={state} />
        ))}
        <GoneLines state={state} />
        <ExtrasSection state={state} />
      </div>
      <div className="contents lg:sticky lg:top-28 lg:flex lg:flex-col lg:gap-4">
        <MethodSection state={state} />
        <SummarySection state={state} isBusy={isPlacing} />
      </div>
    </Form>
  );
}

/** Lines that nobody sells any more. */
function GoneLines({ state: { page } }: { state: CheckoutState }) {
  if (page.view.gone.length === 0) return null;
  return (
    <section aria-label={checkoutCopy.gone} className="card space-y-2 p-4 sm:p-5">
      <h2 className="font-bold">{checkoutCopy.gone}</h2>
      <ul>
        {page.view.gone.map(({ skuId }) => (
          <li key={skuId} className="flex items-center justify-between gap-3">
            <span className="text-danger">{checkoutCopy.problem({ code: 'gone' })}</span>
            <RemoveButton skuId={skuId} name={checkoutCopy.goneName} />
          </li>
        ))}
      </ul>
    </section>
  );
}
