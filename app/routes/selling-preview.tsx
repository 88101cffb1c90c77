import { data } from 'react-router';
import { draftOfProductPath, shopProductsPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { productDetailsCopy } from '../copy/product-details.id.ts';
import { productEditorCopy } from '../copy/product-editor.id.ts';
import { ChoiceStock } from '../features/catalogue/choice-facts.tsx';
import { DescriptionText } from '../features/catalogue/description-text.tsx';
import { OptionChips } from '../features/catalogue/option-chips.tsx';
import { ChoiceProvider, useChoice } from '../features/product/choice.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { ProductFacts } from '../features/product/product-facts.tsx';
import { ProductPrice } from '../features/product/product-heading.tsx';
import { ProductSpecifications } from '../features/product/product-tabs.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-preview';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = productEditorCopy.preview;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: productEditorCopy.description,
    noindex: true,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sellerId: shop } = shopScopeOf({ context });
  const preview = await context.get(servicesContext).drafts.preview(shop, params.draft);
  const found = { shop, draft: params.draft, preview };
  return data(found, { status: preview ? 200 : 404 });
}

/** A draft with the parts of the product's page, without what sells it (P-GOODS-13). */
export default function SellingPreview({ loaderData: { shop, draft, preview } }: Route.ComponentProps) {
  if (!preview) {
    return (
      <div className="page">
        <EmptyList title={productEditorCopy.missing} text={productEditorCopy.missingText} level={1}>
          <Link to={shopProductsPath(shop)} className="button button-primary">
            {productEditorCopy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  const { product, faults } = preview;
  const { description, specifications } = productDetailsCopy.tabs;
  return (
    <div className="page space-y-5">
      <div className="card space-y-1 p-4">
        <p className="font-semibold">{copy.text}</p>
        {faults > 0 && <p className="text-ink-soft">{copy.faulty(faults)}</p>}
        <Link to={draftOfProductPath(shop, draft)} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </div>
      <div className="product-page">
        <ChoiceProvider product={product}>
          {product.images.length > 0 ? (
            <Gallery product={product} />
          ) : (
            <section aria-label={copy.noPhoto} className="card p-4">
              {copy.noPhoto}
            </section>
          )}
          <div className="contents md:block md:min-w-0 md:space-y-5">
            <div className="space-y-1.5 md:space-y-3">
              <h1 className="text-lg font-bold wrap-anywhere sm:text-2xl">
                {product.name === '' ? copy.unnamed : product.name}
              </h1>
              <ProductPrice product={product} />
            </div>
            <div className="min-w-0 max-md:order-1 max-md:pt-2">
              <ProductFacts product={product} />
            </div>
          </div>
          <div className="buy-box min-w-0 space-y-5 max-md:order-1 max-md:pt-2">
            <Options />
          </div>
        </ChoiceProvider>
        <div className="min-w-0 space-y-5 max-md:order-1 max-md:pt-2">
          <section aria-label={description} className="card space-y-3 p-4 sm:p-6">
            <h2 className="text-lg font-bold">{description}</h2>
            <DescriptionText text={product.description} />
          </section>
          <section aria-label={specifications} className="card space-y-3 p-4 sm:p-6">
            <h2 className="text-lg font-bold">{specifications}</h2>
            <ProductSpecifications product={product} />
          </section>
        </div>
      </div>
    </div>
  );
}

function Options() {
  const choice = useChoice();
  return (
    <>
      <OptionChips choice={choice} />
      <ChoiceStock choice={choice} />
    </>
  );
}
