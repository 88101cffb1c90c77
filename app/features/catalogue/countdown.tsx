import { useLayoutEffect, useState } from 'react';
import { secondsLeft } from '#domain/flash-sale/countdown.ts';
import { FLASH_COUNTDOWN_SECONDS } from '#domain/flash-sale/flash-item.ts';
import { formatClock } from '#domain/format.ts';
import { flashCountdownEnd } from '../../browser/flash-countdown.ts';
import { flashSaleCopy as copy } from '../../copy/flash-sale.id.ts';

/** ~ Screen readers hear it once a minute at most => Screen readers announce it once a minute at most */
export function Countdown({ afterwards = copy.ended }: { afterwards?: string }) {
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
    <div className="flex items-center gap-2">
      <span className="text-sm font-medium">{seconds > 0 ? copy.endsIn : afterwards}</span>
      <span role="timer" aria-label={copy.timeLeft} className="sr-only">
        {clock}
      </span>
      <span aria-hidden className="nums flex items-center gap-1 font-bold">
        {clock.split(':').map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds have fixed places
          <span key={index} className="contents">
            {index > 0 && <span>:</span>}
            <span className="rounded-lg bg-ink px-2 py-1 text-on-brand">{part}</span>
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
