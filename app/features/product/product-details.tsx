import type { ComponentProps } from 'react';
import { productDetailsCopy as copy } from '../../copy/product-details.id.ts';
import { Link } from '../../ui/link.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SellerPanel } from './seller-panel.tsx';

/** What stands below the first screen of a product: its seller, its tabs, and the way to report it (P-FORM-9). */
export default function ProductDetails(tabs: ComponentProps<typeof ProductTabs>) {
  return (
    <div className="space-y-8">
      <SellerPanel productId={tabs.product.id} seller={tabs.product.seller} />
      <ProductTabs {...tabs} />
      <p>
        <Link
          to={`/product/${tabs.product.id}/laporkan`}
          className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-brand"
        >
          {copy.report}
        </Link>
      </p>
    </div>
  );
}
