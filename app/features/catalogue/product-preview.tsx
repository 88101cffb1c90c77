import { readSeen } from './card-state.ts';
import { CARD_PICTURE, Picture } from './picture.tsx';
import { PriceTag } from './product-card.tsx';

/**
 * Stands where a product's page will stand while that is on its way, with what the card has told: picture, name and
 * price. It lies below the header over the page that was left, which keeps its place, and is for the eye only.
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
      <div className="page grid items-start gap-6 pt-15 md:grid-cols-2 lg:gap-10">
        <div className="card overflow-hidden">
          <Picture
            src={product.imageUrl}
            {...CARD_PICTURE}
            alt=""
            width={640}
            height={640}
            className="aspect-square size-full object-cover"
          />
        </div>
        <div className="space-y-3">
          <p className="text-xl font-bold sm:text-2xl">{product.name}</p>
          <div className="h-6 w-2/3 rounded bg-sunken" />
          <PriceTag product={product} large />
          <div className="h-34 rounded-2xl bg-sunken" />
          <div className="h-12 rounded-xl bg-sunken" />
        </div>
      </div>
    </div>
  );
}
