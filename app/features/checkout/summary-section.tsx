import { formatRupiah } from '#domain/format.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CheckoutState } from './checkout-state.ts';

const copy = checkoutCopy.summary;

/** Every part of the total, and the button with the total beside it. Nothing is added after it. */
export function SummarySection({ state, isBusy }: { state: CheckoutState; isBusy: boolean }) {
  const { view, address } = state.page;
  const rows = [
    { label: copy.goods(view.pieces), value: formatRupiah(view.goodsBefore) },
    ...(view.discount < 0
      ? [{ label: copy.discount, value: formatRupiah(view.discount), isGain: true }]
      : []),
    { label: copy.shipping, value: address === null ? copy.noShipping : formatRupiah(view.shipping) },
    { label: copy.insurance, value: copy.insuranceFree, isGain: true },
    ...(view.codFee > 0 ? [{ label: copy.codFee, value: formatRupiah(view.codFee) }] : []),
  ];
  return (
    <>
      <section aria-labelledby="ringkasan" className="card p-4 sm:p-5">
        <h2 id="ringkasan" className="text-lg font-bold">
          {copy.title}
        </h2>
        <dl className="nums mt-3 space-y-2">
          {rows.map(({ label, value, isGain = false }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className={isGain ? 'text-success' : ''}>{value}</dd>
            </div>
          ))}
        </dl>
        <button
          type="submit"
          name="intent"
          value="save"
          formNoValidate
          className="button button-quiet mt-3 hidden w-full noscript:inline-flex"
        >
          {copy.update}
        </button>
      </section>
      <Bill state={state} isBusy={isBusy} />
    </>
  );
}

function Bill({ state, isBusy }: { state: CheckoutState; isBusy: boolean }) {
  const { view } = state.page;
  const before = state.refusal?.code === 'changed' ? state.refusal.changes.total : null;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:p-5 lg:shadow-float"
    >
      <dl className="nums flex-1 basis-32">
        <dt className="text-sm text-ink-soft">{copy.total}</dt>
        <dd className="text-lg font-extrabold">{formatRupiah(view.total)}</dd>
        {before !== null && <dd className="text-sm text-danger">{copy.totalChanged(before)}</dd>}
      </dl>
      <button
        type="submit"
        name="intent"
        value="place"
        aria-disabled={isBusy}
        className="button button-accent aria-disabled:opacity-70"
      >
        {isBusy && <Icon name="loader-circle" className="size-5 animate-spin" />}
        {isBusy ? copy.placing : copy.place}
      </button>
    </div>
  );
}
