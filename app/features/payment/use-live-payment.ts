import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often, in ms, a browser asks that cannot follow. */
const POLL_MS = 5000;

/**
 * Follows the payment of a page that waits: by server-sent events, which the browser opens again by itself when they
 * break, or by asking every few seconds where they do not come through. A change loads the page's data anew.
 */
export function useLivePayment(path: string, isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let last: string | null = null;
    let poll: ReturnType<typeof setInterval> | undefined;
    const hear = (state: string) => {
      if (last !== null && last !== state) void revalidate();
      last = state;
    };
    const ask = async () => {
      const answer = await fetch(`${path}/state`).catch(() => null);
      if (answer?.ok) hear(await answer.text());
    };
    const source = new EventSource(`${path}/live`);
    source.onmessage = ({ data }) => hear(String(data));
    source.onerror = () => {
      // Closed for good, such as by a proxy that lets no events through.
      if (source.readyState === EventSource.CLOSED) poll ??= setInterval(ask, POLL_MS);
    };
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, [path, isWaiting, revalidate]);
}
