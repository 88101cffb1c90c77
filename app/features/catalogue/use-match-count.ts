import { useEffect, useRef, useState } from 'react';
import { counted } from '../../copy/catalogue.id.ts';

/** How long a panel must rest until its products are counted, in milliseconds. */
const REST_MS = 300;

/** How many products a filter form would show, as text; null while it is being counted, or when it cannot be. */
export interface MatchCount {
  count: string | null;
  isAsking: boolean;
}

/**
 * How many products a filter form would show (P-LIST-19): `known` until something is changed, then what the shop counts
 * for the form's address.
 */
export function useMatchCount(path: string, known: string) {
  const [matches, setMatches] = useState<MatchCount>({ count: known, isAsking: false });
  const asked = useRef(new AbortController());

  useEffect(() => () => asked.current.abort(), []);

  function ask(form: HTMLFormElement) {
    asked.current.abort();
    asked.current = new AbortController();
    setMatches({ count: null, isAsking: true });
    const { signal } = asked.current;
    // Comes while the panel rests, with the contract and zod, which most pages never need.
    const code = import('../../browser/ask-list-count.ts').catch(() => null);
    const timer = setTimeout(async () => {
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      const found = await (await code)?.askListCount(`${path}?${new URLSearchParams(fields)}`, signal);
      if (!signal.aborted) setMatches({ count: found?.ok ? counted(found.value) : null, isAsking: false });
    }, REST_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  return { matches, ask };
}
