import { causesOut } from '#domain/checkout/price-lines.ts';
import { returnableUntil } from '#domain/checkout/returnable-until.ts';
import type { CheckoutView } from '#domain/checkout/view-checkout.ts';
import { formatRupiah } from '#domain/format.ts';
import { formatDayRange } from '#domain/format-date.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { returnsCopy } from '../../copy/returns.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { CheckoutState } from './checkout-state.ts';

const copy = checkoutCopy.summary;

/** Every part of the total, and the button with the total beside it. Nothing is added after it. */
export function SummarySection({ state, isBusy }: { state: CheckoutState; isBusy: boolean }) {
  const { view, hasDestination } = state.page;
  const rows = [
    { label: copy.goods(view.pieces), value: formatRupiah(view.goodsBefore) },
    ...(view.discount < 0
      ? [{ label: copy.discount, value: formatRupiah(view.discount), isGain: true }]
      : []),
    { label: copy.shipping, value: hasDestination ? formatRupiah(view.shipping) : copy.noShipping },
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
        <Protection view={view} />
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

/** What protects who buys, where one decides; with about the day that holds for all shops (P-BUY-84). */
function Protection({ view }: { view: CheckoutView }) {
  const until = returnableUntil(view);
  const canReturn = view.shops.some(({ lines }) => lines.some(({ goods }) => goods?.notReturnable === null));
  const window = until === null ? returnsCopy.window : copy.until(formatDayRange(until, until));
  return (
    <p className="mt-3 flex gap-2 border-t border-line pt-3 text-sm">
      <Icon name="shield-check" className="size-5 shrink-0 text-success" />
      <span>
        {returnsCopy.protection(canReturn ? window : null)}{' '}
        <Link to={returnsCopy.to} className="link">
          {returnsCopy.link}
        </Link>
      </span>
    </p>
  );
}

function Bill({ state, isBusy }: { state: CheckoutState; isBusy: boolean }) {
  const { view } = state.page;
  const [cause, ...others] = causesOut([...view.shops.flatMap(({ lines }) => lines), ...view.gone]);
  const why = view.missing.includes('lines') ? copy.allOut : copy.someOut;
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
        disabled={cause !== undefined}
        aria-disabled={isBusy}
        className="button button-accent aria-disabled:opacity-70"
      >
        {isBusy && <Icon name="loader-circle" className="size-5 animate-spin" />}
        {isBusy ? copy.placing : copy.place}
      </button>
      {cause && (
        <p role="status" className="basis-full text-sm font-semibold text-danger">
          {why[others.length > 0 ? 'several' : cause]}
          {state.hasSimilar && ` ${copy.similarBelow}`}
        </p>
      )}
    </div>
  );
}
