import type { Category, ProductCard } from '#domain/catalogue/product.ts';
import type { View } from '#domain/listing/screens.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';

/** A term that finds nothing at all: categories to look through, and what others buy. */
export function NothingFound({
  term,
  categories,
  instead,
  view,
}: {
  term: string;
  categories: readonly Pick<Category, 'slug' | 'name'>[];
  instead: readonly ProductCard[];
  view: View;
}) {
  return (
    <div className="space-y-8">
      <EmptyList title={copy.none} text={copy.noneFor(term)}>
        <nav aria-label={copy.browse}>
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/category/${slug}`} className="chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </EmptyList>
      {instead.length > 0 && (
        <section aria-labelledby="gantinya" className="space-y-4">
          <h2 id="gantinya" className="text-lg font-bold">
            {copy.instead}
          </h2>
          <ProductGrid products={instead} view={view} />
        </section>
      )}
    </div>
  );
}
