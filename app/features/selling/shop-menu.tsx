import { useLocation } from 'react-router';
import type { Permission } from '#domain/access/permissions.ts';
import {
  sellingPath,
  shopMoneyPath,
  shopOrdersPath,
  shopProductsPath,
  shopReviewsPath,
} from '#domain/paths.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Link } from '../../ui/link.tsx';

const copy = sellingCopy.frame;

/** An area of a seller centre, and what it needs. */
interface Area {
  label: string;
  needs: Permission;
  to: (shop: number) => string;
}

const AREAS: readonly Area[] = [
  { label: copy.home, needs: 'shop.read', to: sellingPath },
  { label: copy.orders, needs: 'orders.read', to: (shop) => shopOrdersPath(shop) },
  { label: copy.products, needs: 'stock.write', to: (shop) => shopProductsPath(shop) },
  { label: copy.reviews, needs: 'reviews.reply', to: (shop) => shopReviewsPath(shop) },
  { label: copy.money, needs: 'money.read', to: (shop) => shopMoneyPath(shop) },
];

/** The menu of a shop: only what its viewer may see. A row where it has room, and folded on phones. */
export function ShopMenu({
  shop,
  name,
  permissions,
}: {
  shop: number;
  name: string;
  permissions: readonly Permission[];
}) {
  const { pathname } = useLocation();
  const areas = AREAS.filter(({ needs }) => permissions.includes(needs)).map(({ label, to }) => {
    const path = to(shop);
    const isHere = pathname === path || (path !== sellingPath(shop) && pathname.startsWith(`${path}/`));
    return { label, path, isHere };
  });
  const list = (look: string, itemLook: string) => (
    <ul className={look}>
      {areas.map(({ label, path, isHere }) => (
        <li key={label}>
          <Link
            to={path}
            {...(isHere && { 'aria-current': 'page' as const })}
            className={`flex min-h-12 min-w-11 items-center px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-brand aria-[current]:text-brand ${itemLook}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="page mb-5 space-y-2 print:hidden">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <nav aria-label={copy.menu} className="border-b border-line">
        {/* Another page closes it. */}
        <details key={pathname} className="group sm:hidden">
          <FoldSummary>{areas.find(({ isHere }) => isHere)?.label ?? copy.menu}</FoldSummary>
          {list('grid grid-cols-2 pb-2', 'rounded-xl aria-[current]:bg-brand-soft')}
        </details>
        {list(
          'flex flex-wrap max-sm:hidden',
          'justify-center border-b-3 border-transparent focus-visible:-outline-offset-3 sm:px-4 aria-[current]:border-brand',
        )}
      </nav>
    </div>
  );
}
