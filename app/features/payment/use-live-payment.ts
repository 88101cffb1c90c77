import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** How often, in ms, a browser asks that cannot follow. */
const POLL_MS = 5000;

/** Where a payment stands, as the server tells it: the purchase's state, and the newest attempt with its own. */
export interface LiveState {
  purchase: string;
  attempt: string | null;
}

const wordOf = ({ purchase, attempt }: LiveState) => `${purchase} ${attempt}`;

/**
 * Follows the payment of a page that waits: by server-sent events, which the browser opens again by itself when they
 * break, or by asking every few seconds where they do not come through. A change loads the page's data anew.
 */
export function useLivePayment(path: string, isWaiting: boolean, shown: LiveState): void {
  const { revalidate } = useRevalidator();
  // What changed between the page's data and the first event counts too.
  const last = useRef(wordOf(shown));
  useEffect(() => {
    if (!isWaiting) return;
    let poll: ReturnType<typeof setInterval> | undefined;
    const hear = (state: LiveState) => {
      if (last.current !== wordOf(state)) void revalidate();
      last.current = wordOf(state);
    };
    const ask = async () => {
      const answer = await fetch(`${path}/state`).catch(() => null);
      if (answer?.ok) hear(await answer.json());
    };
    const source = new EventSource(`${path}/live`);
    source.onmessage = ({ data }) => hear(JSON.parse(String(data)));
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
