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
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to bring it into sight
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab) {
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className="no-scrollbar relative overflow-x-auto border-b border-line">
      <ul className="flex" lang={lang}>
        {tabs.map(({ id, label: text, to }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              replace
              {...(id === current && { 'aria-current': 'true' })}
              className="flex min-h-12 items-center border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-brand focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:text-brand"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
