import type { ProductCard } from '#domain/catalogue/product.ts';
import { homeCopy as copy } from '../../copy/home.id.ts';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';

/** A titled list of products with the way to more of them. */
export function ProductSection({
  id,
  title,
  to,
  products,
}: {
  id: string;
  title: string;
  to: string;
  products: readonly ProductCard[];
}) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-2 sm:space-y-4 lg:space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl font-extrabold sm:text-2xl">
          {title}
        </h2>
        <Link
          to={to}
          aria-label={`${copy.seeAll}: ${title}`}
          className="link inline-flex min-h-11 shrink-0 items-center max-sm:text-sm"
        >
          {copy.seeAll}
        </Link>
      </div>
      <ProductGrid
        products={products}
        six
        last={
          // The 16 cards leave two places free in the last row of 3 and of 6 columns.
          products.length % 6 === 4 && (
            <li className="product-grid-rest">
              <Link to={to} className="kawung rounded-card bg-brand-soft text-xl font-extrabold text-brand">
                {copy.seeAll}
              </Link>
            </li>
          )
        }
      />
    </section>
  );
}
