import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

export interface LinkTab {
  id: string;
  label: string;
  to: string;
}

/** Tabs as links, so that each can be shared, reloaded and used without JavaScript (P-LIST-1). */
export function LinkTabs({
  label,
  tabs,
  current,
  lang,
}: {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  /** The language of the tabs where it is not that of the page. */
  lang?: string;
}) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to bring it into sight
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) {
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={row} className="tabs no-scrollbar relative flex overflow-x-auto" lang={lang}>
        {tabs.map(({ id, label: text, to }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              replace
              {...(id === current && { 'aria-current': 'true' })}
              className="flex min-h-12 min-w-11 items-center justify-center border-b-3 border-transparent px-3 font-semibold sm:px-4 whitespace-nowrap text-ink-soft hover:text-brand focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:text-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
