import { Link } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { PREFETCH } from '../../ui/save-data.ts';
import type { CardState } from './card-state.ts';

/** The link of a card to the page of its product, which the whole card answers to. */
export function ProductLink({ product }: { product: ProductCard }) {
  return (
    <Link
      to={`/product/${product.id}`}
      state={{ seen: product } satisfies CardState}
      prefetch={PREFETCH}
      viewTransition
      className="line-clamp-2 cover-link group-hover:text-brand"
    >
      {product.name}
    </Link>
  );
}
