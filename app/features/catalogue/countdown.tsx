import { useLayoutEffect, useState } from 'react';
import { secondsLeft } from '#domain/flash-sale/countdown.ts';
import { FLASH_COUNTDOWN_SECONDS } from '#domain/flash-sale/flash-item.ts';
import { formatClock } from '#domain/format-date.ts';
import { flashCountdownEnd } from '../../browser/flash-countdown.ts';
import { flashSaleCopy as copy } from '../../copy/flash-sale.id.ts';

/**
 * The one countdown of the shop: 04:30:00 from the server, then the visitor's own, ticking each second to 00:00:00.
 * Screen readers hear it once a minute at most (P-FLASH-2).
 *
 * @param isShort without words while it runs, where there is no room
 * @param afterwards what it says when its time is over
 */
export function Countdown({
  afterwards = copy.ended,
  isShort = false,
}: {
  afterwards?: string;
  isShort?: boolean;
}) {
  const [seconds, setSeconds] = useState(FLASH_COUNTDOWN_SECONDS);

  // Before the first paint of a page that was navigated to: the visitor's own time, not 04:30:00 for a moment.
  useLayoutEffect(() => {
    const end = flashCountdownEnd(new Date());
    const tick = () => setSeconds(secondsLeft(end, new Date()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  const clock = formatClock(seconds);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className={`text-sm font-medium ${isShort && seconds > 0 ? 'max-sm:sr-only lg:sr-only' : ''}`}>
        {seconds > 0 ? copy.endsIn : afterwards}
      </span>
      <span role="timer" aria-label={copy.timeLeft} className="sr-only">
        {clock}
      </span>
      <span aria-hidden className="nums flex items-center gap-1 font-bold">
        {clock.split(':').map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds have fixed places
          <span key={index} className="contents">
            {index > 0 && <span>:</span>}
            <span
              className={`rounded-lg bg-ink text-on-brand ${isShort ? 'px-1 py-0.5 text-sm sm:px-1.5' : 'px-2 py-1'}`}
            >
              {part}
            </span>
          </span>
        ))}
      </span>
      <span role="status" className="sr-only">
        {seconds > 0
          ? copy.announced(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60))
          : afterwards}
      </span>
    </div>
  );
}
