import { cartCopy } from '../copy/cart.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta = () => [{ title: pageTitle(cartCopy.title) }, { name: 'robots', content: 'noindex' }];

export const handle: RouteHandle = { crumbs: () => [{ label: cartCopy.crumb }] };

export default function Cart() {
  return <CartScreen />;
}
