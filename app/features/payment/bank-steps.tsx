import type { Bank } from '#domain/payments/methods.ts';
import { paymentCopy, VA_STEPS } from '../../copy/payment.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';

/** How to pay at a bank, place by place. */
export function BankSteps({ bank }: { bank: Bank }) {
  return (
    <div className="space-y-2">
      <p className="font-semibold">{paymentCopy.va.steps}</p>
      {VA_STEPS[bank].map(({ where, steps }) => (
        <details key={where} className="group rounded-xl border border-line px-4">
          <FoldSummary>{where}</FoldSummary>
          <ol className="list-decimal space-y-1 pb-4 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
