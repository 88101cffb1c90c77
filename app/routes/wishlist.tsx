import { pageTitle } from '../copy/layout.id.ts';
import { wishlistCopy } from '../copy/wishlist.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import type { Route } from './+types/wishlist';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(wishlistCopy.title),
    description: wishlistCopy.description,
    path: '/wishlist',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: wishlistCopy.crumb }] };

export default function Wishlist() {
  return <WishlistScreen />;
}
