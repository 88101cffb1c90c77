import type { ProductCard } from '#domain/catalogue/product.ts';
import { Link } from '../../ui/link.tsx';
import { PREFETCH } from '../../ui/save-data.ts';
import type { CardState } from './card-state.ts';

/** The link of a card to the page of its product, which the whole card answers to. */
export function ProductLink({ product }: { product: ProductCard }) {
  const { id, name, imageUrl, originalPrice, price } = product;
  return (
    <Link
      to={`/product/${id}`}
      state={{ seen: { name, imageUrl, originalPrice, price } } satisfies CardState}
      prefetch={PREFETCH}
      className="line-clamp-2 cover-link group-hover:text-brand"
    >
      {name}
    </Link>
  );
}
