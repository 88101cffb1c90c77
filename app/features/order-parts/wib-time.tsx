import { formatDateTime, formatDateTimeAt } from '#domain/format-date.ts';
import { WIB_MINUTES_AHEAD, zoneName } from '#domain/orders/time-zone.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';

/** A moment in Jakarta time, and beside it on the shopper's own clock where that is another one. */
export function WibTime({ at, className = '' }: { at: Date; className?: string }) {
  const isHydrated = useHydrated();
  const ahead = isHydrated ? -at.getTimezoneOffset() : WIB_MINUTES_AHEAD;
  return (
    <time dateTime={at.toISOString()} className={`nums ${className}`}>
      <span className="inline-block">
        {formatDateTime(at)} {zoneName(WIB_MINUTES_AHEAD)}
      </span>
      {ahead !== WIB_MINUTES_AHEAD && (
        <span className="font-normal text-ink-soft">
          {' '}
          ({formatDateTimeAt(at, ahead)} {zoneName(ahead)})
        </span>
      )}
    </time>
  );
}
