import type { ReturnWindows } from '#domain/orders/return-windows.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

const copy = orderCopy.windows;
/** The reasons as texts name them, with the window that closes each. */
const REASONS = [
  ['damaged', 'not_as_described'],
  ['not_as_described', 'not_as_described'],
  ['other', 'other'],
] as const;

/** Until when goods of a received order can be given back, by the reason. */
export function OrderWindows({ windows, now }: { windows: ReturnWindows; now: Date }) {
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      <dl className="space-y-2">
        {REASONS.map(([reason, window]) => (
          <div key={reason}>
            <dt className="text-ink-soft">{copy[reason]}</dt>
            <dd className="font-semibold">
              {windows[window] <= now ? copy.over : copy.until[reason]} <WibTime at={windows[window]} />
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/returns" className="link inline-flex min-h-11 items-center">
        {copy.rules}
      </Link>
    </section>
  );
}
