import type { MethodView } from '#domain/checkout/view-checkout.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { closedText, METHOD_GROUPS, METHOD_NAMES, methodHint } from '../../copy/payment-methods.id.ts';
import type { CheckoutState } from './checkout-state.ts';

const copy = checkoutCopy.method;

/** How to pay; closed methods say why. */
export function MethodSection({ state }: { state: CheckoutState }) {
  const { methods, missing } = state.page.view;
  const isMissing = state.wasPlaced && missing.includes('method');
  return (
    <section aria-labelledby="pembayaran" className="card space-y-4 p-4 sm:p-5">
      <h2 id="pembayaran" className="text-lg font-bold">
        {copy.title}
      </h2>
      {isMissing && <p className="text-sm font-semibold text-danger">{copy.required}</p>}
      {METHOD_GROUPS.map((group) => {
        const offered = group.methods.flatMap((one) => methods.find(({ method }) => method === one) ?? []);
        if (offered.length === 0) return null;
        return (
          <fieldset key={group.title} className="space-y-1">
            <legend className="text-sm font-semibold text-ink-soft">{group.title}</legend>
            {offered.map((method) => (
              <Method key={method.method} view={method} state={state} />
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

function Method({ view: { method, closed }, state }: { view: MethodView; state: CheckoutState }) {
  const { page, hasInstalments } = state;
  const needsAddress = closed?.code === 'area' && page.address === null;
  const closedBecause = closed && (needsAddress ? copy.addressFirst : closedText(closed));
  const hint = closedBecause ?? methodHint(method, hasInstalments);
  return (
    <label
      className={`flex min-h-11 items-start gap-3 rounded-xl border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft ${closed ? 'text-ink-soft' : ''}`}
    >
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={page.method === method}
        disabled={closed !== null}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span className="block font-semibold">{METHOD_NAMES[method]}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
