import { Suspense } from 'react';
import { useNavigation } from 'react-router';
import { late } from '../../ui/late.ts';

const ProductPreview = late(() => import('../catalog/product-preview.tsx'));

/** The product whose card was pressed, at once, until its page is there (issue 6). */
export function PendingProduct() {
  const seen: unknown = useNavigation().location?.state?.seen;
  return seen ? (
    <Suspense>
      <ProductPreview seen={seen} />
    </Suspense>
  ) : null;
}
