import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ListExtent } from '#domain/listing/list-extent.ts';

/** How long a panel must rest until its products are counted, in milliseconds. */
const REST_MS = 300;

type Count = Pick<ListExtent, 'total' | 'isMore'>;

/** What a list's loader answers, of which a promotion's list is a part. */
type Answer = Count | { list: Count };

/**
 * How many products a filter form would show (P-LIST-19): `known` until something is changed, then what the list's own
 * loader counts for the form; null while it does.
 */
export function useMatchCount(path: string, known: Count) {
  const fetcher = useFetcher<Answer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsked = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(form: HTMLFormElement) {
    isAsked.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      void fetcher.load(`${path}?${new URLSearchParams(fields)}`);
    }, REST_MS);
  }

  const answer = fetcher.data && ('list' in fetcher.data ? fetcher.data.list : fetcher.data);
  const count = !isAsked.current ? known : fetcher.state === 'idle' ? (answer ?? null) : null;
  return { count, ask };
}
