import { useEffect, useState } from 'react';
import { formatClock } from '#domain/format-date.ts';

/** Counts down to a moment of the shop's clock, once scripts run. */
export function TimeLeft({
  until,
  now,
  label,
  onEnd,
}: {
  until: Date;
  /** The shop's time when the page was made. */
  now: Date;
  label: string;
  onEnd: () => void;
}) {
  const [seconds, setSeconds] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is told once for each count
  useEffect(() => {
    const ahead = now.getTime() - Date.now();
    const left = () => Math.floor((until.getTime() - Date.now() - ahead) / 1000);
    const tick = () => {
      setSeconds(Math.max(0, left()));
      if (left() > 0) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, 1000);
    if (left() > 0) setSeconds(left());
    return () => clearInterval(timer);
  }, [until.getTime(), now.getTime()]);
  // Its line is kept free, so that the code below does not move.
  return (
    <p className="min-h-lh">
      {seconds !== null && label}{' '}
      <span className="nums font-bold">{seconds !== null && formatClock(seconds)}</span>
    </p>
  );
}
