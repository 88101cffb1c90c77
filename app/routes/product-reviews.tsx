import { data } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { ALL_REVIEWS, parseReviewQuery, reviewSearch } from '#domain/reviews/review-query.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productCopy } from '../copy/product.id.ts';
import { productDetailsCopy } from '../copy/product-details.id.ts';
import { reviewsCopy as copy } from '../copy/reviews.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { MissingProduct } from '../features/product/missing-product.tsx';
import { RatingSummary } from '../features/product/rating-summary.tsx';
import { ReviewCard } from '../features/product/review-card.tsx';
import { ReviewFilters, ReviewPages } from '../features/product/review-filters.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/product-reviews';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.product) {
    const { title, text } = productCopy.notFound;
    return pageMeta(matches, { title: pageTitle(title), description: text, noindex: true });
  }
  const { id, name, reviewCount } = loaderData.product;
  return pageMeta(matches, {
    title: pageTitle(copy.titleFor(name)),
    description: copy.description(name, reviewCount),
    path: `/product/${id}/ulasan${reviewSearch({ ...ALL_REVIEWS, page: loaderData.asked.page })}`,
  });
};

export const handle: RouteHandle<{ product: { id: number; name: string } | null }> = {
  crumbs: ({ product }) =>
    product
      ? [
          { label: productCopy.crumb, to: '/product' },
          { label: product.name, to: `/product/${product.id}` },
          { label: productDetailsCopy.tabs.reviews },
        ]
      : [{ label: productCopy.notFound.title }],
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const id = parseId(params.id);
  const product = id === null ? null : await catalogue.product(id);
  if (!product) return data({ product: null }, { status: 404 });
  const asked = parseReviewQuery(url.searchParams);
  const [{ reviews, found, page, pages }, figures] = await Promise.all([
    catalogue.reviews(product.id, asked),
    catalogue.reviewFigures(product.id),
  ]);
  const { id: productId, name, rating, reviewCount } = product;
  return data({
    product: { id: productId, name, rating, reviewCount },
    asked: { ...asked, page },
    reviews,
    found,
    pages,
    figures,
  });
}

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  if (!loaderData.product) return <MissingProduct />;
  const { product, asked, reviews, found, pages, figures } = loaderData;
  const path = `/product/${product.id}/ulasan`;
  const hasAny = figures.bars.some(({ count }) => count > 0);
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-xl font-bold sm:text-2xl">{copy.titleFor(product.name)}</h1>
      <section className="card space-y-4 p-4 sm:p-6">
        {!hasAny && <p className="text-ink-soft">{copy.none}</p>}
        {hasAny && (
          <>
            <RatingSummary {...product} bars={figures.bars} />
            <ReviewFilters path={path} asked={asked} figures={figures} />
            <h2 className="sr-only">{copy.title}</h2>
            <p role="status" className="nums text-sm text-ink-soft">
              {found === 0 ? copy.noneMatching : copy.found(found)}
            </p>
          </>
        )}
        <div>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} canReport />
          ))}
        </div>
        <ReviewPages path={path} asked={asked} pages={pages} />
      </section>
      <Link to={`/product/${product.id}`} className="button button-quiet">
        {copy.back}
      </Link>
    </div>
  );
}
