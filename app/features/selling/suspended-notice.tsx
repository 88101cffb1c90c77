import type { Suspension } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { InlineText } from '../../ui/inline-text.tsx';

const copy = sellingCopy.suspended;

/** Why a shop is suspended, and what goes on, above all pages of its seller centre (P-CONSOLE-90). */
export const SuspendedNotice = ({ suspension: { reason, orders, money } }: { suspension: Suspension }) => (
  <section className="page pb-5 print:hidden" aria-label={copy.title}>
    <div className="space-y-2 rounded-2xl bg-danger-soft p-4 text-danger">
      <p className="font-semibold">{copy.title}</p>
      <p className="wrap-anywhere">{copy.reason(reason)}</p>
      <p>{copy.orders[orders]}</p>
      <p>{copy.money[money]}</p>
      <p>
        <InlineText text={copy.answer} />
      </p>
    </div>
  </section>
);
