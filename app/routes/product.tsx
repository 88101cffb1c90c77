import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { RELATED_SIZE } from '#domain/catalogue/list-rules.ts';
import { parseId } from '#domain/parse-id.ts';
import { openingOf } from '#domain/shops/holiday.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { closedText } from '../copy/holiday.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productCopy as copy } from '../copy/product.id.ts';
import { WishlistHeart } from '../features/catalogue/wishlist-heart.tsx';
import type { Crumb, RouteHandle } from '../features/layout/breadcrumb.tsx';
import { ChoiceProvider } from '../features/product/choice.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { MissingProduct } from '../features/product/missing-product.tsx';
import { ProductDelivery } from '../features/product/product-delivery.tsx';
import { ProductFacts } from '../features/product/product-facts.tsx';
import { ProductHeading } from '../features/product/product-heading.tsx';
import { PurchasePanel } from '../features/product/purchase-panel.tsx';
import { ShareButton } from '../features/product/share-button.tsx';
import { wayTo } from '../features/product/way-to.ts';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { productThing } from '../features/seo/things.ts';
import { servicesContext } from '../services.ts';
import { lateBelow } from '../ui/late.ts';
import type { Route } from './+types/product';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const ProductDetails = lateBelow(() => import('../features/product/product-details.tsx'));
const RelatedProducts = lateBelow(() => import('../features/product/related-products.tsx'));
const RecentlyViewed = lateBelow(() => import('../features/product/recently-viewed.tsx'));

/** How many of the newest reviews stand on the product's own page. */
const REVIEWS_SHOWN = 5;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.product) {
    const { title, text } = copy.notFound;
    return pageMeta(matches, { title: pageTitle(title), description: text, noindex: true });
  }
  const { id, name, shortDescription, imageUrl } = loaderData.product;
  return pageMeta(matches, {
    title: pageTitle(name),
    description: shortDescription,
    path: `/product/${id}`,
    image: imageUrl,
    type: 'product',
  });
};

export const handle: RouteHandle<{ product: { name: string } | null; way?: readonly Crumb[] }> = {
  crumbs: ({ product, way }) => [
    ...(way ?? [{ label: copy.crumb, to: '/product' }]),
    { label: product?.name ?? copy.notFound.title },
  ],
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, publicUrl, page } = context.get(servicesContext);
  const id = parseId(params.id);
  const product = id === null ? null : await catalogue.product(id);
  if (!product) return data({ product: null }, { status: 404 });
  const [reviews, { bars }, related, categories] = await Promise.all([
    catalogue.newestReviews(product.id, REVIEWS_SHOWN),
    catalogue.reviewFigures(product.id),
    catalogue.relatedProducts(product, RELATED_SIZE),
    catalogue.categories(),
  ]);
  const { reopensOn } = product;
  if (reopensOn !== undefined) page.validUntil(openingOf(reopensOn));
  const closed = reopensOn === undefined ? undefined : closedText(reopensOn);
  return data({ product, reviews, bars, related, publicUrl, closed, way: wayTo(product, categories) });
}

/** Another tab of the same product needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  if (!loaderData.product) return <MissingProduct />;
  const { product, reviews, bars, related, publicUrl } = loaderData;
  return (
    <div className="page space-y-8 md:pt-2">
      <JsonLd thing={import.meta.env.SSR && productThing(publicUrl, { product, reviews })} />
      {/* On phones the heading stands between picture and thumbnails, so that the first screen shows it (P-PROD-16). */}
      <div className="product-page">
        <ChoiceProvider key={product.id} product={product}>
          <Gallery product={product} />
          <div className="contents md:block md:min-w-0 md:space-y-5">
            <ProductHeading product={product} />
            <div className="min-w-0 space-y-5 max-md:order-1 max-md:pt-2">
              <ProductFacts product={product} closed={loaderData.closed} />
              <ProductDelivery product={product} />
            </div>
          </div>
          <div className="buy-box min-w-0 space-y-5 max-md:order-1 max-md:pt-2">
            <PurchasePanel product={product} />
            <div className="flex flex-wrap gap-3">
              <WishlistHeart product={product} variant="text" />
              <ShareButton name={product.name} url={`${publicUrl}/product/${product.id}`} />
            </div>
          </div>
        </ChoiceProvider>
        {/* Outside: a choice must not touch what the server has drawn and no code has taken over yet. */}
        <div className="min-w-0 max-md:order-1 max-md:pt-2">
          <ProductDetails product={product} reviews={reviews} bars={bars} />
        </div>
      </div>
      <div>
        {related.length > 0 && <RelatedProducts products={related} />}
        {isHydrated && <RecentlyViewed product={product} />}
      </div>
    </div>
  );
}
