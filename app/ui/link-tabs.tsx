import { Link } from 'react-router';

export interface LinkTab {
  id: string;
  label: string;
  to: string;
}

/** Tabs as links, so that each can be shared, reloaded and used without JavaScript (ruling 15). */
export function LinkTabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly LinkTab[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="no-scrollbar overflow-x-auto border-b border-line">
      <ul className="flex">
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
