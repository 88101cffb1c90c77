import { useLocation } from 'react-router';
import { useHasUser } from '../../browser/auth.tsx';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CartBadge } from '../cart/cart-badge.tsx';
import { ChatBadge } from '../notifications/chat-badge.tsx';

const copy = layoutCopy.bottomNav;

/** Label, where it leads, icon, and the addresses that belong to it. */
const PLACES: readonly [label: string, to: string, icon: IconName, within: RegExp][] = [
  [copy.home, '/', 'house', /^\/$/],
  [copy.categories, '/categories', 'layout-grid', /^\/categor/],
  [copy.cart, '/cart', 'shopping-cart', /^\/cart/],
  [copy.orders, '/orders', 'clipboard-list', /^\/orders/],
  [copy.account, '/auth', 'user', /^\/(auth|profile)/],
];

/**
 * The bar at the bottom of phones (P-PAGE-8). Fixed to the edge of the screen, below which the page has room. A page with a bar of its own (`data-bottom-bar`) shows that one instead (`.bottom-nav` in app.css).
 */
export default function BottomNav() {
  const { pathname } = useLocation();
  const hasUser = useHasUser();
  return (
    <nav aria-label={copy.label} className="bottom-nav">
      {PLACES.map(([label, to, icon, within]) => (
        <Link
          key={to}
          to={hasUser && to === '/auth' ? '/profile' : to}
          aria-current={within.test(pathname) ? 'page' : undefined}
        >
          <Icon name={icon} className="size-6" />
          {to === '/cart' && <CartBadge />}
          {to === '/auth' && <ChatBadge />}
          {label}
        </Link>
      ))}
    </nav>
  );
}
