import { Link } from '../../ui/link.tsx';

export interface SessionTab {
  id: string;
  /** 'Sekarang' or the hour. */
  time: string;
  /** 'Berlangsung' or 'Besok'. */
  note: string;
  /** 'Ekstra 10%'; null for none. */
  extra: string | null;
  to: string;
}

/** The sessions of the flash sale side by side, as links (P-FLASH-1, P-FLASH-6). */
export function SessionTabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly SessionTab[];
  current: string | undefined;
}) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {tabs.map(({ id, time, note, extra, to }) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              replace
              {...(id === current && { 'aria-current': 'true' })}
              className="card group flex h-full min-h-16 flex-col items-center justify-center px-0.5 py-2 text-center hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              <span className="nums text-[0.8125rem] font-extrabold sm:text-lg">{time}</span>{' '}
              <span className="text-xs sm:text-sm">{note}</span>{' '}
              {extra !== null && (
                <span className="badge mt-1 bg-accent px-1 text-[0.6875rem] text-on-accent sm:text-xs">
                  {extra}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
