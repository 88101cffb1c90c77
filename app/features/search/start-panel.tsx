import { useEffect, useState, useSyncExternalStore } from 'react';
import { askSuggestions } from '../../browser/ask-suggestions.ts';
import { recentSearches } from '../../browser/recent-searches.ts';
import { suggestionsCopy as copy } from '../../copy/suggestions.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PANEL } from './panel-box.ts';

const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`;

/** What hangs below an empty search box: the last searches of this browser, and what others look for (P-SEARCH-9). */
export function StartPanel() {
  const { store, forget, forgetAll } = recentSearches;
  const recent = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot) ?? [];
  const popular = usePopularTerms();
  if (recent.length + popular.length === 0) return null;
  return (
    <div className={`${PANEL} space-y-3 px-4 py-3`}>
      {recent.length > 0 && (
        <section aria-label={copy.recent}>
          <div className="flex items-center justify-between">
            <p className="text-sm font-bold text-ink-soft">{copy.recent}</p>
            <button type="button" onClick={forgetAll} className="link min-h-11 text-sm">
              {copy.forgetAll}
            </button>
          </div>
          <ul>
            {recent.map((term) => (
              <li key={term} className="flex items-center">
                <Link
                  to={searchPath(term)}
                  className="flex min-h-11 min-w-0 flex-1 items-center hover:text-brand"
                >
                  <span className="truncate">{term}</span>
                </Link>
                <button
                  type="button"
                  aria-label={copy.forget(term)}
                  onClick={() => forget(term)}
                  className="icon-button shrink-0"
                >
                  <Icon name="x" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-label={copy.popular}>
          <p className="pb-2 text-sm font-bold text-ink-soft">{copy.popular}</p>
          <ul className="flex flex-wrap gap-2">
            {popular.map((term) => (
              <li key={term}>
                <Link to={searchPath(term)} className="chip">
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What others look for; nothing until it is known, or when it cannot be had. */
function usePopularTerms(): readonly string[] {
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    askSuggestions('', controller.signal).then((asked) => {
      if (asked.ok) setTerms(asked.value.popular);
    });
    return () => controller.abort();
  }, []);
  return terms;
}
