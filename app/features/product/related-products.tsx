import type { ProductCard } from '#domain/catalogue/product.ts';
import { productCopy as copy } from '../../copy/product.id.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';

/** Cards of products like the one of the page, far below its first screen (P-PROD-10). */
export default function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  return (
    <section aria-labelledby="terkait" className="space-y-4 print:hidden">
      <h2 id="terkait" className="text-xl font-bold">
        {copy.related}
      </h2>
      <ProductGrid products={products} wide />
    </section>
  );
}
