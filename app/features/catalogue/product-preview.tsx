import { CARD_PICTURE, Picture } from '../../ui/picture.tsx';
import { readSeen } from './card-state.ts';
import { PriceTag } from './product-card.tsx';

/**
 * A placeholder for a product's page while it is loading, with the data of the card: picture, name and price.
 * It covers the page that is left below the header, whose scroll position stays, and is hidden from screen
 * readers.
 */
export default function ProductPreview({ seen }: { seen: unknown }) {
  const product = readSeen(seen);
  if (!product) return null;
  return (
    <div
      aria-hidden
      inert
      className="product-preview absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-hidden bg-ground print:hidden"
    >
      <div className="page grid items-start gap-3 pt-9.5 sm:pt-14 md:grid-cols-2 md:gap-6 md:pt-15 lg:gap-10">
        <div className="card overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
          <Picture
            src={product.imageUrl}
            {...CARD_PICTURE}
            alt=""
            width={640}
            height={640}
            className="aspect-square size-full object-cover"
          />
        </div>
        <div className="space-y-1.5 md:space-y-3">
          <p className="text-lg font-bold sm:text-2xl">{product.name}</p>
          <div className="h-6 w-2/3 rounded bg-sunken" />
          <PriceTag product={product} large />
          <div className="h-34 rounded-2xl bg-sunken" />
          <div className="h-12 rounded-xl bg-sunken" />
        </div>
      </div>
    </div>
  );
}
