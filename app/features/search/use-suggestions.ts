import { useEffect, useState } from 'react';
import type { Rupiah } from '#domain/money.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';

/** How long typing must rest before suggestions are asked for, in milliseconds (spec 2, Header). */
const DEBOUNCE_MS = 300;

/** One suggested product, as `/api/suggestions` answers it. */
export interface Suggestion {
  id: number;
  name: string;
  price: Rupiah;
  imageUrl: string;
}

export type Suggestions =
  | { state: 'idle' }
  | { state: 'loading'; term: string }
  | { state: 'failed'; term: string }
  | { state: 'done'; term: string; matches: Suggestion[]; related: Suggestion[] };

/** Suggestions for what is typed; idle while nothing is typed. A later term overtakes an earlier answer. */
export function useSuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'idle' });
  const term = cleanTerm(typed);

  useEffect(() => {
    if (term === '') {
      setSuggestions({ state: 'idle' });
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setSuggestions({ state: 'loading', term });
      try {
        const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: term })}`, {
          signal: controller.signal,
        });
        if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
        const found: { matches: Suggestion[]; related: Suggestion[] } = await response.json();
        setSuggestions({ state: 'done', term, ...found });
      } catch {
        if (!controller.signal.aborted) setSuggestions({ state: 'failed', term });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return suggestions;
}
