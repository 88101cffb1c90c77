import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHasUser } from '../../browser/auth.tsx';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { memoizedPart } from '../../ui/memoized-part.tsx';
import { NotificationsBadge } from '../notifications/notifications-badge.tsx';
import { WishlistBadge } from '../wishlist/wishlist-badge.tsx';

const copy = layoutCopy.menu;

interface Section {
  title: string;
  links: readonly { to: string; label: string; text?: string }[];
}

const SECTIONS: readonly Section[] = [
  {
    title: copy.categories,
    links: [
      { to: '/category/fashion', label: 'Fashion' },
      { to: '/category/electronics', label: 'Elektronik' },
      { to: '/category/home-living', label: 'Rumah Tangga' },
      { to: '/category/beauty', label: 'Kecantikan' },
      { to: '/categories', label: copy.allCategories },
    ],
  },
  {
    title: copy.promotions,
    links: [
      { to: '/promotions', label: copy.allPromotions },
      { to: '/special-offer', label: copy.specialOffer, text: copy.specialOfferText },
    ],
  },
];

/** 'Akun Saya': with a user it leads to the profile, else to the login. */
function accountSection(hasUser: boolean): Section {
  return {
    title: copy.account,
    links: [
      hasUser ? { to: '/profile', label: copy.myProfile } : { to: '/auth', label: copy.loginOrRegister },
      { to: '/wishlist', label: copy.wishlist },
      { to: '/notifications', label: copy.notifications },
      { to: '/orders', label: copy.orders },
    ],
  };
}

/**
 * The slide-in menu below 768 px (P-PAGE-7). A `<details>`, so that it opens without JavaScript;
 * with it, a click outside, Escape and every navigation close it.
 */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const hasUser = useHasUser();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  // Always registered, because a press right after opening comes before React knows that the menu is open.
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <details
      ref={details}
      className="phone-menu md:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary aria-label={isOpen ? copy.close : copy.open} className="icon-button list-none">
        {isOpen ? <Icon name="x" className="size-6" /> : <Icon name="menu" className="size-6" />}
      </summary>
      <div
        className="menu-sheet fixed inset-x-0 top-24 bottom-0 z-30 overflow-y-auto overscroll-contain border-t border-line bg-surface px-5 py-4 shadow-float"
        {...memoizedPart(MenuSections, { hasUser })}
      />
    </details>
  );
}

function MenuSections({ hasUser }: { hasUser: boolean }) {
  return [...SECTIONS, accountSection(hasUser)].map(({ title, links }) => (
    <section key={title} className="border-b border-line py-3 last:border-0">
      <h2 className="pb-1 text-sm font-bold text-ink-soft">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="block rounded-lg py-2.5 font-semibold hover:text-brand">
              {link.label}
              {link.to === '/wishlist' && <WishlistBadge isInline />}
              {link.to === '/notifications' && <NotificationsBadge isInline />}
              {link.text && <span className="block text-sm font-normal text-ink-soft">{link.text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
