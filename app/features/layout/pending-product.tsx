import { Suspense } from 'react';
import { useNavigation } from 'react-router';
import { late } from '../../ui/late.ts';
import { seenProduct } from '../catalog/card-state.ts';

const ProductPreview = late(() => import('../catalog/product-preview.tsx'));

/** The product whose card was pressed, at once, until its page is there (issue 6). */
export function PendingProduct() {
  const product = seenProduct(useNavigation().location?.state);
  return (
    product && (
      <Suspense>
        <ProductPreview product={product} />
      </Suspense>
    )
  );
}
