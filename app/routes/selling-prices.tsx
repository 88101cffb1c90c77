import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { readPriceChange } from '#domain/catalogue/price-change.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { parseId } from '#domain/parse-id.ts';
import { shopPricesPath, shopProductsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingPricesCopy as copy } from '../copy/selling-prices.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { previewPrices } from '../features/selling/preview-prices.ts';
import { PriceChangeForm, PriceChangePreview, RecentPriceChanges } from '../features/selling/price-form.tsx';
import { takePricesForm } from '../features/selling/take-prices-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-prices';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

function askedOf(search: URLSearchParams) {
  const ids = search.getAll('product').flatMap((id) => parseId(id) ?? []);
  const typed = cleanLine(search.get('change') ?? '');
  return { products: [...new Set(ids)].slice(0, MOST_TICKED), typed, change: readPriceChange(typed) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { products, typed, change } = askedOf(url.searchParams);
  const prices = await context.get(servicesContext).selling.prices(scope, products);
  return {
    shop: scope.sellerId,
    typed,
    change,
    products: prices.products.map(({ id }) => id),
    recent: prices.recent,
    preview: change === null ? null : previewPrices(prices.products, change),
  };
}

/** Changes all prices that the preview shows, or none; or takes a change back. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const { products, change } = askedOf(url.searchParams);
  const { commands } = context.get(servicesContext);
  const done = await takePricesForm(await request.formData(), { commands, scope, products, change });
  const back = shopPricesPath(scope.sellerId);
  switch (done.kind) {
    case 'refused':
      return data({ refused: done.refused }, { status: 422 });
    case 'changed':
      throw redirect(`${back}?done=${done.choices}`, 303);
    case 'undone':
      throw redirect(`${back}?undone=${done.undone}&left=${done.left}`, 303);
  }
}

/** A refused change stands beside the prices as they are by now: somebody else may have changed them. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Changes the prices of chosen products by a percent or an amount, after a preview. */
export default function SellingPrices({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, typed, change, products, recent, preview } = loaderData;
  const [search] = useSearchParams();
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Link to={shopProductsPath(shop)} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
      <Outcome>{actionData ? <RefusedNotice text={actionData.refused} /> : <Done search={search} />}</Outcome>
      {recent.length > 0 && <RecentPriceChanges shop={shop} recent={recent} />}
      {products.length > 0 && (
        <PriceChangeForm
          key={typed}
          shop={shop}
          products={products}
          typed={typed}
          isUnread={typed !== '' && change === null}
        />
      )}
      {products.length > 0 && change !== null && preview !== null && (
        <PriceChangePreview shop={shop} products={products} typed={typed} change={change} preview={preview} />
      )}
      {products.length === 0 && <EmptyList title={copy.none} text={copy.noneText} />}
    </div>
  );
}

/** What the last form did, as the address tells. */
function Done({ search }: { search: URLSearchParams }) {
  const count = (name: string) => {
    const number = Number(search.get(name) ?? Number.NaN);
    return Number.isInteger(number) && number >= 0 ? number : null;
  };
  const done = count('done');
  const undone = count('undone');
  if (done !== null) return <DoneNotice text={copy.done(done)} />;
  return undone === null ? null : <DoneNotice text={copy.undone(undone, count('left') ?? 0)} />;
}
