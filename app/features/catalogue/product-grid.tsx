import type { ComponentProps, ReactNode } from 'react';
import type { ProductCard as Product } from '#domain/catalogue/product.ts';
import type { View } from '#domain/listing/screens.ts';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { memoizedPart } from '../../ui/memoized-part.tsx';
import { pictureTime } from '../../ui/picture.tsx';
import { ProductCard } from './product-card.tsx';

/** Cards of products as a list, in columns or, on wide screens and if asked, one below the other. */
export function ProductGrid({
  products,
  view = 'grid',
  wide = false,
  six = false,
  inView = 0,
  title,
  last,
}: {
  products: readonly Product[];
  view?: View;
  /** Five columns where the screen has room for them. */
  wide?: boolean;
  /** Six columns there. */
  six?: boolean;
  /** How many of the first cards a screen may show at first: none of a list that begins below it. */
  inView?: number;
  /** A heading for screen readers where the list follows the page's title directly. */
  title?: string;
  /** What stands after the last card, as an item of the list. */
  last?: ReactNode;
}) {
  return (
    <>
      {title && products.length > 0 && <h2 className="sr-only">{title}</h2>}
      <ul
        className={`product-grid ${inView === 0 ? 'product-grid-below' : ''} ${wide ? 'product-grid-wide' : ''} ${six ? 'product-grid-six' : ''} ${view === 'list' ? 'lg:!grid-cols-1' : ''}`}
      >
        {products.map((product, index) => (
          <li
            key={product.id}
            className="min-w-0"
            {...memoizedPart(LaterCard, {
              product,
              layout: view === 'list' ? 'row' : 'tile',
              picture: pictureTime(index, inView),
            })}
          />
        ))}
        {last}
      </ul>
    </>
  );
}

function LaterCard(props: ComponentProps<typeof ProductCard>) {
  return (
    <HydrateLater>
      <ProductCard {...props} />
    </HydrateLater>
  );
}
