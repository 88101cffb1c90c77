import { pageTitle } from '../copy/layout.id.ts';
import { wishlistCopy } from '../copy/wishlist.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta = () => [{ title: pageTitle(wishlistCopy.title) }, { name: 'robots', content: 'noindex' }];

export const handle: RouteHandle = { crumbs: () => [{ label: wishlistCopy.crumb }] };

export default function Wishlist() {
  return <WishlistScreen />;
}
