import { useEffect, useRef, useState } from 'react';

/** How long a panel must rest until its products are counted, in milliseconds. */
const REST_MS = 300;

/**
 * How many products a filter form would show (P-LIST-19): `known` until something is changed, then what the list's own
 * page says (`data-count`); null until it does, or when it cannot be had. Not by the router: it would put an error page in
 * place of the list when the line is down.
 */
export function useMatchCount(path: string, known: string) {
  const [count, setCount] = useState<string | null>(known);
  const asked = useRef(new AbortController());

  useEffect(() => () => asked.current.abort(), []);

  function ask(form: HTMLFormElement) {
    asked.current.abort();
    asked.current = new AbortController();
    setCount(null);
    const { signal } = asked.current;
    const timer = setTimeout(async () => {
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const found = await countOn(`${path}?${new URLSearchParams(fields)}`, signal).catch(() => null);
      if (!signal.aborted) setCount(found);
    }, REST_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  return { count, ask };
}

async function countOn(address: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.querySelector('[data-count]')?.getAttribute('data-count') ?? null;
}
