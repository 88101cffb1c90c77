import { cartCopy } from '../copy/cart.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/cart';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(cartCopy.title),
    description: cartCopy.description,
    path: '/cart',
  });

export const handle: RouteHandle = { crumbs: () => [{ label: cartCopy.crumb }] };

export default function Cart() {
  return <CartScreen />;
}
