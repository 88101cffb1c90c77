import { useEffect, useState } from 'react';
import type { Region } from '#contracts/regions.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';

/** How long typing must rest before regions are asked for, in milliseconds. */
const DEBOUNCE_MS = 200;

/** A single letter begins a word of nearly every place. */
const SHORTEST_TERM = 2;

/** What a search for regions has come to. */
export type FoundRegions =
  | { state: 'idle' }
  | { state: 'loading'; term: string }
  | { state: 'failed'; term: string }
  | { state: 'done'; term: string; regions: readonly Region[] };

/** What is asked for, for a typed text. */
export const regionTerm = (typed: string): string => cleanLine(typed);

/** Districts and villages for what is typed. What was found stays until the next answer, so that the list does not flicker. */
export function useRegions(typed: string): FoundRegions {
  const [found, setFound] = useState<FoundRegions>({ state: 'idle' });
  const term = regionTerm(typed);

  useEffect(() => {
    if (term.length < SHORTEST_TERM) {
      setFound({ state: 'idle' });
      return;
    }
    const controller = new AbortController();
    const code = import('../../browser/ask-regions.ts').catch(() => null);
    const timer = setTimeout(async () => {
      setFound((before) => (before.state === 'done' ? before : { state: 'loading', term }));
      const asked = await (await code)?.askRegions(term, controller.signal);
      if (controller.signal.aborted) return;
      setFound(asked?.ok ? { state: 'done', term, regions: asked.value.regions } : { state: 'failed', term });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);

  return found;
}
