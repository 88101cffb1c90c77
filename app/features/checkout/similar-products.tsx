import type { ProductCard } from '#domain/catalogue/product.ts';
import { checkoutCopy as copy } from '../../copy/checkout.id.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';

/** Where everything is sold out: others that can be bought (P-BUY-85). */
export function SimilarProducts({ products }: { products: readonly ProductCard[] }) {
  return (
    <section aria-labelledby="serupa" className="space-y-4">
      <h2 id="serupa" className="text-xl font-bold">
        {copy.similar}
      </h2>
      <ProductGrid products={products} wide />
    </section>
  );
}
