import { RETURN_HOURS, type ReturnWindows } from '#domain/orders/return-windows.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import { WibTime } from './wib-time.tsx';

const copy = orderCopy.windows;
const WINDOWS = Object.keys(RETURN_HOURS) as (keyof ReturnWindows)[];

/** Until when goods of a received order can be given back, by the reason. */
export function OrderWindows({ windows, now }: { windows: ReturnWindows; now: Date }) {
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      <dl className="space-y-2">
        {WINDOWS.map((window) => (
          <div key={window}>
            <dt className="text-ink-soft">{copy[window]}</dt>
            <dd className="font-semibold">
              {copy.until} <WibTime at={windows[window]} />
              {windows[window] <= now && <span className="font-normal"> ({copy.over})</span>}
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
