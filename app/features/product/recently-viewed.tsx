import { useEffect, useSyncExternalStore } from 'react';
import type { ViewedProduct } from '#domain/catalogue/recently-viewed.ts';
import { recentlyViewed } from '../../browser/recently-viewed.ts';
import { recentlyViewedCopy as copy } from '../../copy/recently-viewed.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

/**
 * What was looked at in this browser before this product, which it remembers too (P-PROD-15). Nothing on a first visit. It
 * is below everything else, so that it moves nothing when it comes.
 */
export default function RecentlyViewed({ product }: { product: ViewedProduct }) {
  const { store, remember, forgetAll } = recentlyViewed;
  const viewed = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is the reason to remember it
  useEffect(() => remember(product), [product.id]);
  const others = viewed.filter(({ id }) => id !== product.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="terakhir-dilihat" className="mt-8 space-y-3 print:hidden">
      <div className="flex items-center justify-between gap-4">
        <h2 id="terakhir-dilihat" className="text-xl font-bold">
          {copy.title}
        </h2>
        <button type="button" onClick={forgetAll} className="link min-h-11 text-sm">
          {copy.forgetAll}
        </button>
      </div>
      <ul className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4 pb-1">
        {others.map(({ id, name, imageUrl }) => (
          <li key={id} className="card relative w-32 shrink-0 overflow-hidden">
            <Picture
              src={imageUrl}
              sizes="8rem"
              largest={320}
              alt=""
              width={128}
              height={128}
              when="near"
              className="aspect-square w-full object-cover"
            />
            <Link
              to={`/product/${id}`}
              className="cover-link m-2 line-clamp-2 text-sm font-medium hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
