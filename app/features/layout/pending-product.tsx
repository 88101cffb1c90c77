import { Suspense, use, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { late } from '../../ui/late.ts';

const ProductPreview = late(() => import('../catalogue/product-preview.tsx'));

const atServer = () => null;
const never = () => () => {};

/**
 * The product whose card was pressed, until its page is there (P-SPEED-1). The router itself is asked where it goes:
 * `useNavigation` hears of it in a transition, which renders the page that is left once more before it shows anything.
 */
export function PendingProduct() {
  const router = use(DataRouterContext)?.router;
  const shown = useLocation();
  const target = useSyncExternalStore(
    router ? router.subscribe : never,
    () => router && (router.state.navigation.location ?? router.state.location),
    atServer,
  );
  // Where the router has arrived the page may not be yet: it is when both speak of the same entry of the history.
  const seen: unknown = target && target.key !== shown.key ? target.state?.seen : null;
  return seen ? (
    <Suspense>
      <ProductPreview seen={seen} />
    </Suspense>
  ) : null;
}
