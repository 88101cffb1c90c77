import type { ComponentProps } from 'react';
import { ProductTabs } from './product-tabs.tsx';
import { SellerPanel } from './seller-panel.tsx';

/** What stands below the first screen of a product: its seller, and its tabs. */
export default function ProductDetails(tabs: ComponentProps<typeof ProductTabs>) {
  return (
    <>
      <SellerPanel seller={tabs.product.seller} />
      <ProductTabs {...tabs} />
    </>
  );
}
