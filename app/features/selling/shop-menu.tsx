import { useLocation } from 'react-router';
import type { Permission } from '#domain/access/permissions.ts';
import { sellingPath, shopMoneyPath, shopOrdersPath, shopReviewsPath } from '#domain/paths.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { Link } from '../../ui/link.tsx';

const copy = sellingCopy.frame;

/** The areas of a seller centre, and what each needs. */
const AREAS: readonly { label: string; needs: Permission; to: (shop: number) => string }[] = [
  { label: copy.home, needs: 'shop.read', to: sellingPath },
  { label: copy.orders, needs: 'orders.read', to: (shop) => shopOrdersPath(shop) },
  { label: copy.reviews, needs: 'reviews.reply', to: (shop) => shopReviewsPath(shop) },
  { label: copy.money, needs: 'money.read', to: (shop) => shopMoneyPath(shop) },
];

/** The menu of a shop: only what its viewer may see. */
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
  const isHere = (path: string) =>
    pathname === path || (path !== sellingPath(shop) && pathname.startsWith(`${path}/`));
  return (
    <div className="page mb-5 space-y-2 print:hidden">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <nav aria-label={copy.menu} className="border-b border-line">
        <ul className="no-scrollbar flex overflow-x-auto">
          {AREAS.filter(({ needs }) => permissions.includes(needs)).map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to(shop)}
                {...(isHere(to(shop)) && { 'aria-current': 'page' as const })}
                className="flex min-h-12 min-w-11 items-center justify-center border-b-3 border-transparent px-3 font-semibold sm:px-4 whitespace-nowrap text-ink-soft hover:text-brand focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:text-brand"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
