import { useLocation } from 'react-router';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';

/**
 * The menu of a desk. A row where it has room, and folded on phones.
 * @param home the path of its first area, which is current on its own page alone
 */
export function DeskMenu({
  label,
  home,
  areas,
}: {
  label: string;
  home: string;
  areas: readonly { label: string; to: string }[];
}) {
  const { pathname } = useLocation();
  const isHere = ({ to }: { to: string }) =>
    pathname === to || (to !== home && pathname.startsWith(`${to}/`));
  const list = (look: string, itemLook: string) => (
    <ul className={look}>
      {areas.map((area) => (
        <li key={area.to}>
          <Link
            to={area.to}
            aria-current={isHere(area) ? 'page' : undefined}
            className={`flex min-h-12 min-w-11 items-center px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-brand aria-[current]:text-brand ${itemLook}`}
          >
            {area.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label} className="border-b border-line">
      {/* Another page closes it. */}
      <details key={pathname} className="group sm:hidden">
        <FoldSummary>{areas.find(isHere)?.label ?? label}</FoldSummary>
        {list('grid grid-cols-2 pb-2', 'rounded-xl aria-[current]:bg-brand-soft')}
      </details>
      {list(
        'flex flex-wrap max-sm:hidden',
        'justify-center border-b-3 border-transparent focus-visible:-outline-offset-3 sm:px-4 aria-[current]:border-brand',
      )}
    </nav>
  );
}
