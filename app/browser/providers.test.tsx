import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCart, useCartStore } from './cart.tsx';
import { useNotifications, useNotificationsStore } from './notifications.tsx';
import { BrowserProviders } from './providers.tsx';
import { useWish, useWishlist } from './wishlist.tsx';

const HOOKS: [name: string, useIt: () => unknown, message: string][] = [
  ['useCart', useCart, 'useCart must be used within a CartProvider'],
  ['useCartStore', useCartStore, 'useCart must be used within a CartProvider'],
  ['useWishlist', useWishlist, 'useWishlist must be used within a WishlistProvider'],
  ['useWish', () => useWish(1), 'useWishlist must be used within a WishlistProvider'],
  ['useNotifications', useNotifications, 'useNotifications must be used within a NotificationsProvider'],
];

function Using({ useIt }: { useIt: () => unknown }) {
  useIt();
  return null;
}

function Known() {
  const { isLoaded, badgeCount } = useCart();
  const wishlist = useWishlist();
  const notifications = useNotifications();
  const known = [isLoaded, wishlist.isLoaded, notifications.isLoaded];
  return <p>{`${known.join()} ${badgeCount} ${wishlist.items.length} ${notifications.unreadCount}`}</p>;
}

/** Joins unread chats before it asks how many there are. */
function Early() {
  useNotificationsStore().join([], 2);
  return <p>{useNotifications().unreadChats}</p>;
}

test.each(HOOKS)(
  '%s outside its provider is an error for the developer (P-SHOP-18)',
  (_name, useIt, message) => {
    expect(() => renderToString(<Using useIt={useIt} />)).toThrow(message);
  },
);

test('the server renders cart, wishlist and notifications as not known yet', () => {
  const html = renderToString(
    <BrowserProviders demo supabase={{ url: null, key: 'test-key' }}>
      <Known />
    </BrowserProviders>,
  );
  expect(html).toContain('<p>false,false,false 0 0 0</p>');
});

test('chats that are known before a part of the page is hydrated are not in its first render (P-CHAT-12)', () => {
  const html = renderToString(
    <BrowserProviders demo supabase={{ url: null, key: 'test-key' }}>
      <Early />
    </BrowserProviders>,
  );
  expect(html).toContain('<p>0</p>');
});
