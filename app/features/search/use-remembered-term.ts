import { useEffect } from 'react';

/** Keeps the term of a page of results among the recent searches of this browser. */
export function useRememberedTerm(term: string): void {
  useEffect(() => {
    if (term === '') return;
    // Nothing on the page waits for it.
    void import('../../browser/recent-searches.ts')
      .then(({ recentSearches }) => recentSearches.remember(term))
      .catch(() => {});
  }, [term]);
}
