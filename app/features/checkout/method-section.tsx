import type { MethodView } from '#domain/checkout/view-checkout.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { CARD_NEEDS_SCRIPTS, closedText, METHOD_GROUPS, methodHint } from '../../copy/payment-methods.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Mark } from '../../ui/mark.tsx';
import { METHOD_MARKS } from '../catalogue/method-marks.ts';
import type { CheckoutState } from './checkout-state.ts';
import { SECTION_IDS } from './section-ids.ts';

const copy = checkoutCopy.method;

/** How to pay: groups that open, with the chosen method in sight; closed methods say why (P-BUY-80). */
export function MethodSection({ state }: { state: CheckoutState }) {
  const { methods, missing } = state.page.view;
  const isMissing = state.wasPlaced && missing.includes('method');
  return (
    <section aria-labelledby={SECTION_IDS.method} className="card space-y-3 p-4 sm:p-5">
      <h2 id={SECTION_IDS.method} tabIndex={-1} className="scroll-mt-32 text-lg font-bold outline-none">
        {copy.title}
      </h2>
      {isMissing && <p className="text-sm font-semibold text-danger">{copy.required}</p>}
      {METHOD_GROUPS.map((group) => {
        const offered = group.methods.flatMap((one) => methods.find(({ method }) => method === one) ?? []);
        if (offered.length === 0) return null;
        return <Group key={group.title} title={group.title} methods={offered} state={state} />;
      })}
    </section>
  );
}

function Group({
  title,
  methods,
  state,
}: {
  title: string;
  methods: readonly MethodView[];
  state: CheckoutState;
}) {
  const isChosen = methods.some(({ method }) => method === state.page.method);
  return (
    <details open={isChosen} className="group rounded-xl border border-line">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 gap-y-1.5 py-2 pr-10 pl-3 font-semibold relative">
        {title}
        <span className="flex flex-wrap gap-1 group-open:hidden">
          {methods
            .flatMap(({ method }) => METHOD_MARKS[method])
            .map((name) => (
              <Mark key={name} name={name} />
            ))}
        </span>
        <Icon
          name="chevron-down"
          className="absolute top-3.5 right-3 size-5 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 space-y-1 px-2 pb-2">
        <legend className="sr-only">{title}</legend>
        {methods.map((method) => (
          <Method key={method.method} view={method} state={state} />
        ))}
      </fieldset>
    </details>
  );
}

function Method({ view: { method, closed }, state }: { view: MethodView; state: CheckoutState }) {
  const { page, hasInstalments } = state;
  const needsAddress = closed?.code === 'area' && !page.hasDestination;
  const closedBecause = closed && (needsAddress ? copy.addressFirst : closedText(closed));
  const hint = closedBecause ?? methodHint(method, hasInstalments);
  return (
    <label
      className={`flex min-h-11 flex-wrap items-start gap-3 rounded-xl border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft ${closed ? 'text-ink-soft' : ''}`}
    >
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={page.method === method}
        disabled={closed !== null}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 flex-1 basis-28">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {METHOD_NAMES[method]}
          {method === 'qris' && !closed && (
            <span className="badge bg-accent-soft text-accent-ink">{copy.recommended}</span>
          )}
        </span>
        {hint && (
          <span className="block text-sm text-ink-soft">
            <InlineText text={hint} />
          </span>
        )}
        {method === 'card' && !closed && (
          <span className="hidden text-sm text-ink-soft noscript:block">{CARD_NEEDS_SCRIPTS}</span>
        )}
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        {METHOD_MARKS[method].map((name) => (
          <Mark key={name} name={name} />
        ))}
      </span>
    </label>
  );
}
