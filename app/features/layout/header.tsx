import type { ComponentType } from 'react';
import { useHasUser } from '../../browser/auth.tsx';
import { layoutCopy } from '../../copy/layout.id.ts';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lateBelow } from '../../ui/late.ts';
import { Link } from '../../ui/link.tsx';
import { memoizedPart } from '../../ui/memoized-part.tsx';
import { CartBadge } from '../cart/cart-badge.tsx';
import { DestinationButton } from '../delivery/destination-button.tsx';
import { ChatBadge } from '../notifications/chat-badge.tsx';
import { NotificationsBadge } from '../notifications/notifications-badge.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { WishlistBadge } from '../wishlist/wishlist-badge.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PendingProduct } from './pending-product.tsx';

/** A link in the page's HTML, which becomes a button when its code comes. */
const CategoryMenu = lateBelow(() => import('./category-menu.tsx'));

/** Sticky header: logo, categories, search box, the shopper's own places, and where parcels go (P-PAGE-5, P-SHIP-20). */
export function Header() {
  const { icons } = layoutCopy;
  return (
    // Spaces and icons of the row do not grow with the text, or it has no room for larger text.
    <header className="sticky top-0 [--spacing:4px] z-40 border-b border-line bg-surface print:static">
      {/* On phones a row of 64 px and one of 32 with the border: there the menu begins (P-PAGE-7). */}
      <div className="page flex flex-wrap items-center gap-x-2 md:gap-x-3 lg:gap-x-5 xl:flex-nowrap xl:py-1.25">
        <Link
          to="/"
          aria-label={layoutCopy.homeLink}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-xl max-sm:-mx-1"
          {...memoizedPart(Logo, {})}
        />
        <HydrateLater>
          <CategoryMenu />
        </HydrateLater>
        <div className="flex h-16 min-w-0 flex-1 items-center">
          <SearchBox />
        </div>
        <nav aria-label={layoutCopy.menu.account} className="flex items-center max-md:-mr-2">
          <HeaderLink to="/wishlist" icon="heart" label={icons.wishlist} desktopOnly />
          <HeaderLink to="/notifications" icon="bell" label={icons.notifications} desktopOnly />
          <HeaderLink to="/cart" icon="shopping-cart" label={icons.cart} />
          <AccountLink />
          <MobileMenu />
        </nav>
        <DestinationButton />
      </div>
      <PendingProduct />
    </header>
  );
}

/** The way to the profile with a user, else to the login (P-SHOP-6); both take the same room. */
function AccountLink() {
  const { login, profile } = layoutCopy.icons;
  const hasUser = useHasUser();
  return (
    <HeaderLink
      to={hasUser ? '/profile' : '/auth'}
      icon="user"
      label={hasUser ? profile : login}
      desktopOnly
      isWide
    />
  );
}

function HeaderLink({
  to,
  icon,
  label,
  desktopOnly = false,
  isWide = false,
}: {
  to: string;
  icon: HeaderIcon;
  label: string;
  desktopOnly?: boolean;
  isWide?: boolean;
}) {
  return (
    <Link
      to={to}
      className={`relative flex-col gap-0.5 px-2 py-1 text-xs font-medium text-ink hover:text-brand icon-button ${desktopOnly ? 'max-md:hidden' : ''} ${isWide ? 'min-w-15' : ''}`}
      {...memoizedPart(HeaderLinkInside, { icon, label })}
    />
  );
}

type HeaderIcon = 'heart' | 'bell' | 'shopping-cart' | 'user';

const BADGES: Partial<Record<HeaderIcon, ComponentType>> = {
  heart: WishlistBadge,
  bell: NotificationsBadge,
  'shopping-cart': CartBadge,
  user: ChatBadge,
};

function HeaderLinkInside({ icon, label }: { icon: HeaderIcon; label: string }) {
  const Badge = BADGES[icon];
  return (
    <>
      <Icon name={icon} className="size-6" />
      {Badge && <Badge />}
      <span className="max-md:sr-only">{label}</span>
    </>
  );
}
