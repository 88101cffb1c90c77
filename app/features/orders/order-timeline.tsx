import { orderCopy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import type { TimelineEntry } from './timeline.ts';
import { WibTime } from './wib-time.tsx';

const copy = orderCopy.timeline;

/** The history of an order or of one of its returns, newest first. */
export function OrderTimeline({
  entries,
  title = copy.title,
}: {
  entries: readonly TimelineEntry[];
  title?: string;
}) {
  return (
    <section id="riwayat" className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      <ol className="space-y-4 border-l-2 border-line pl-4">
        {entries.map(({ key, at, text, reason, to, isCourier }, index) => (
          <li key={key} className="relative">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-surface ${index === 0 ? 'bg-brand' : 'bg-line-strong'}`}
            />
            <p className={index === 0 ? 'font-semibold' : ''}>
              {isCourier && <span className="badge mr-2 bg-sunken text-ink-soft">{copy.byCourier}</span>}
              {to === null ? (
                text
              ) : (
                <Link to={to} className="link">
                  {text}
                </Link>
              )}
            </p>
            {reason !== null && <p className="text-sm">{copy.reason(reason)}</p>}
            <WibTime at={at} className="text-sm text-ink-soft" />
          </li>
        ))}
      </ol>
    </section>
  );
}
