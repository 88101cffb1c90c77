import { addRecent, parseStoredSearches, removeRecent } from '#domain/search/recent-searches.ts';
import { createLocalStore } from './local-store.ts';

/** What was searched for in this browser, the last first, under the storage key 'recent-searches' (P-SEARCH-9). */
const store = createLocalStore<string[]>({
  key: 'recent-searches',
  parse: parseStoredSearches,
  initial: () => [],
});

export const recentSearches = {
  store,
  remember: (term: string) => store.update((terms) => addRecent(terms, term)),
  forget: (term: string) => store.update((terms) => removeRecent(terms, term)),
  forgetAll: () => store.update(() => []),
};
