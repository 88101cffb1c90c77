import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Product, Review } from '#domain/catalogue/product.ts';
import type { RatingBar } from '#domain/reviews/histogram.ts';
import { productDetailsCopy as copy } from '../../copy/product-details.id.ts';
import { late } from '../../ui/late.ts';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { DescriptionText } from '../catalogue/description-text.tsx';
import { PRODUCT_TABS } from './product-tab-ids.ts';

/** Behind a tab, and below the first screen. */
const NewestReviews = late(() => import('./newest-reviews.tsx'));

type Tab = (typeof PRODUCT_TABS)[number];

const LABELS: Record<Tab, string> = {
  deskripsi: copy.tabs.description,
  spesifikasi: copy.tabs.specifications,
  ulasan: copy.tabs.reviews,
};

/** Description, specifications and the newest reviews, one at a time (P-PROD-7). */
export function ProductTabs({
  product,
  reviews,
  bars,
}: {
  product: Product;
  reviews: readonly Review[];
  bars: readonly RatingBar[];
}) {
  const [params] = useSearchParams();
  const current: Tab = PRODUCT_TABS.find((tab) => tab === params.get('tab')) ?? 'deskripsi';
  const path = `/product/${product.id}`;
  return (
    <section className="card scroll-mt-32 overflow-hidden" id="informasi">
      <LinkTabs
        label={copy.tabs.label}
        current={current}
        tabs={PRODUCT_TABS.map((id) => ({
          id,
          label: LABELS[id],
          to: id === 'deskripsi' ? path : `${path}?tab=${id}`,
        }))}
      />
      <div className="p-4 sm:p-6">
        {current === 'deskripsi' && <DescriptionText text={product.description} />}
        {current === 'spesifikasi' && <ProductSpecifications product={product} />}
        {current === 'ulasan' && (
          <Suspense fallback={<AllReviews path={path} />}>
            <NewestReviews product={product} reviews={reviews} bars={bars} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** A placeholder for the reviews; whoever cannot wait for them gets a link to their page. */
function AllReviews({ path }: { path: string }) {
  return (
    <div className="flex min-h-96 items-start">
      <Link reloadDocument to={`${path}/ulasan`} className="button button-quiet">
        {copy.allReviews}
      </Link>
    </div>
  );
}

/** What a product is made of, and what it weighs. */
export function ProductSpecifications({ product }: { product: Product }) {
  const rows = [...product.specifications, { key: copy.weight, value: copy.grams(product.weightGrams) }];
  return (
    <dl className="max-w-2xl">
      {rows.map(({ key, value }) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-4 border-b border-line py-2.5 last:border-0"
        >
          <dt className="text-ink-soft">{key}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
