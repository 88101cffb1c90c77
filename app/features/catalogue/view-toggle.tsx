import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from './list-address.ts';

const VIEWS = [
  { view: 'grid', icon: 'layout-grid' },
  { view: 'list', icon: 'rows-3' },
] as const;

/** Grid or list, on wide screens only (P-LIST-13). */
export function ViewToggle({ address }: { address: ListAddress }) {
  return (
    <nav aria-label={catalogueCopy.view.label} className="hidden rounded-xl border border-line lg:flex">
      {VIEWS.map(({ view, icon }) => (
        <Link
          key={view}
          to={listHref(address, { view, page: address.state.page })}
          aria-label={catalogueCopy.view[view]}
          {...(address.state.view === view && { 'aria-current': 'true' })}
          preventScrollReset
          className="icon-button aria-[current]:bg-brand-soft aria-[current]:text-brand"
        >
          <Icon name={icon} className="size-5" />
        </Link>
      ))}
    </nav>
  );
}
