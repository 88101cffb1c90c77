import type { ReactNode } from 'react';
import { dialogsCopy } from '../copy/dialogs.id.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { AuthProvider } from './auth.tsx';
import type { SupabaseAddress } from './auth-state.ts';
import { CartProvider } from './cart.tsx';
import { DestinationProvider } from './destination.tsx';
import { NotificationsProvider } from './notifications.tsx';
import { WishlistProvider } from './wishlist.tsx';

/** The browser's clock; nothing that it tells is in the server's HTML or in the first render. */
const clock = () => new Date();

/**
 * What stays in the browser, for all pages: cart, wishlist, notifications, where parcels go, who is signed in, and the toasts that speak
 * of them.
 */
export function BrowserProviders({
  demo,
  supabase,
  children,
}: {
  demo: boolean;
  supabase: SupabaseAddress;
  children: ReactNode;
}) {
  return (
    <AuthProvider supabase={supabase}>
      <CartProvider demo={demo} clock={clock}>
        <WishlistProvider clock={clock}>
          <NotificationsProvider demo={demo} clock={clock}>
            <DestinationProvider>
              <ToastProvider closeLabel={dialogsCopy.close}>{children}</ToastProvider>
            </DestinationProvider>
          </NotificationsProvider>
        </WishlistProvider>
      </CartProvider>
    </AuthProvider>
  );
}
