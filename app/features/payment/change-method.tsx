import { Form } from 'react-router';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { closedText } from '../../copy/payment-methods.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Mark } from '../../ui/mark.tsx';
import { METHOD_MARKS } from '../catalogue/method-marks.ts';

/** The other ways to pay; those that are closed say why. */
export function ChangeMethod({
  page: { methods, method: current, attempt },
  isOpen,
}: {
  page: PayPage;
  isOpen: boolean;
}) {
  return (
    <details className="card group px-4" open={isOpen}>
      <FoldSummary>{copy.change.title}</FoldSummary>
      <Form method="post" preventScrollReset className="space-y-3 pb-4">
        <p className="text-sm text-ink-soft">{attempt === null ? copy.change.leadFirst : copy.change.lead}</p>
        <fieldset>
          <legend className="sr-only">{copy.change.title}</legend>
          {methods.map(({ method, closed }) => (
            <label key={method} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="radio"
                name="method"
                value={method}
                required
                disabled={closed !== null}
                defaultChecked={method === current && closed === null}
                className="size-5 shrink-0"
              />
              <span className="flex-1">
                {METHOD_NAMES[method]}
                {closed && (
                  <span className="block text-sm text-ink-soft">
                    <InlineText text={closedText(closed)} />
                  </span>
                )}
              </span>
              <span className="flex flex-wrap justify-end gap-1">
                {METHOD_MARKS[method].map((name) => (
                  <Mark key={name} name={name} />
                ))}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" name="intent" value="change" className="button button-quiet w-full">
          {copy.change.submit}
        </button>
      </Form>
    </details>
  );
}

/** Ends the whole purchase, after a second look. */
export function CancelPurchase({ isOpen = false, isExchange = false }) {
  return (
    <details className="card group px-4" open={isOpen}>
      <FoldSummary>{copy.cancel.title}</FoldSummary>
      <Form method="post" className="space-y-3 pb-4">
        <p>{isExchange ? copy.cancel.leadExchange : copy.cancel.lead}</p>
        <button type="submit" name="intent" value="cancel" className="button button-danger w-full">
          {copy.cancel.submit}
        </button>
      </Form>
    </details>
  );
}
