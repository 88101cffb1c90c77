import { Suspense, use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { late } from '../../ui/late.ts';

const ProductPreview = late(() => import('../catalogue/product-preview.tsx'));

const atServer = () => null;
const never = () => () => {};

/**
 * The product whose card was pressed, until its page is shown (P-SPEED-1). It reads the router's own state:
 * `useNavigation` changes in a transition, which renders the former page once more before it shows anything.
 */
export function PendingProduct() {
  const router = use(DataRouterContext)?.router;
  const shown = useLocation();
  const target = useSyncExternalStore(
    router ? router.subscribe : never,
    () => router && (router.state.navigation.location ?? router.state.location),
    atServer,
  );
  // The router may have arrived before the page: the page is shown when both have the same entry of the
  // history.
  const seen: unknown = target && target.key !== shown.key ? target.state?.seen : null;
  return seen ? (
    <Suspense>
      <ProductPreview seen={seen} />
    </Suspense>
  ) : null;
}
