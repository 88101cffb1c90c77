import { orderCopy } from '../../copy/order.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';
import type { TimelineEntry } from './timeline.ts';
import { WibTime } from './wib-time.tsx';

const copy = orderCopy.timeline;

/** Newest entries that are always in sight; the others are folded. */
const IN_SIGHT = 3;

/** The history of an order or of one of its returns, newest first. */
export function OrderTimeline({
  entries,
  title = copy.title,
}: {
  entries: readonly TimelineEntry[];
  title?: string;
}) {
  const earlier = entries.slice(IN_SIGHT);
  return (
    <section id="riwayat" className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      <Entries entries={entries.slice(0, IN_SIGHT)} newest={entries[0]} />
      {earlier.length > 0 && (
        <details className="group">
          <FoldSummary>{copy.earlier(earlier.length)}</FoldSummary>
          <Entries entries={earlier} />
        </details>
      )}
    </section>
  );
}

function Entries({
  entries,
  newest,
}: {
  entries: readonly TimelineEntry[];
  newest?: TimelineEntry | undefined;
}) {
  return (
    <ol className="space-y-4 border-l-2 border-line pl-4">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} isNewest={entry === newest} />
      ))}
    </ol>
  );
}

function Entry({
  entry: { at, text, reason, to, isCourier },
  isNewest,
}: {
  entry: TimelineEntry;
  isNewest: boolean;
}) {
  return (
    <li className="relative">
      <span
        aria-hidden
        className={`absolute top-1.5 -left-[1.4375rem] size-3 rounded-full border-2 border-surface ${isNewest ? 'bg-brand' : 'bg-line-strong'}`}
      />
      <p className={isNewest ? 'font-semibold' : ''}>
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
  );
}
