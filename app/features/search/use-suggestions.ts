import { useEffect, useState } from 'react';
import type { FoundSuggestions } from '#contracts/catalogue/suggestions.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';

/** How long typing must rest before suggestions are asked for, in milliseconds (P-SEARCH-6). */
const DEBOUNCE_MS = 300;

export type Suggestions =
  | { state: 'idle' }
  | { state: 'loading'; term: string }
  | { state: 'failed'; term: string }
  | ({ state: 'done'; term: string } & FoundSuggestions);

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
    // Comes while typing rests, with the contract and zod, which most pages never need.
    const code = import('../../browser/ask-suggestions.ts').catch(() => null);
    const timer = setTimeout(async () => {
      setSuggestions({ state: 'loading', term });
      const asked = await (await code)?.askSuggestions(term, controller.signal);
      if (controller.signal.aborted) return;
      setSuggestions(asked?.ok ? { state: 'done', term, ...asked.value } : { state: 'failed', term });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return suggestions;
}
