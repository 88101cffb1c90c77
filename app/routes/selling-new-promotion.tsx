import { data, redirect } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { newPromotionPath, shopPromotionsPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { newPromotionCopy as copy } from '../copy/selling-promotions.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { SearchForm } from '../features/desk/search-form.tsx';
import { RefusedNotice } from '../features/selling/notice.tsx';
import { PromotionForm } from '../features/selling/promotion-form.tsx';
import { takePromotionForm } from '../features/selling/take-promotion-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-new-promotion';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { selling } = context.get(servicesContext);
  const shop = scope.sellerId;
  const q = cleanTerm(url.searchParams.get('q') ?? '');
  const asked = url.searchParams.get('product');
  if (asked === null) {
    const { products } = await selling.stock(scope, { q, after: null });
    return { shop, q, products, isMissing: false, product: null };
  }
  const id = parseId(asked);
  const product = id === null ? null : await selling.promotable(scope, id);
  const found = { shop, q, products: [], isMissing: product === null, product };
  return data(found, { status: product ? 200 : 404 });
}

/** Makes a promotion of the product that the address names. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const product = parseId(url.searchParams.get('product') ?? '') ?? 0;
  const { commands } = context.get(servicesContext);
  const answer = await takePromotionForm(await request.formData(), { commands, scope, product });
  if (answer) return data(answer, { status: 422 });
  throw redirect(`${shopPromotionsPath(scope.sellerId)}?done=create`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Makes a promotion: first its product, then price and time. */
export default function SellingNewPromotion({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, q, products, isMissing, product } = loaderData;
  return (
    <div className="page space-y-5">
      {!isMissing && <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>}
      <Link to={shopPromotionsPath(shop)} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
      <Outcome>{actionData && <RefusedNotice text={actionData.refused} />}</Outcome>
      {isMissing && (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={newPromotionPath(shop)} className="button button-primary">
            {copy.other}
          </Link>
        </EmptyList>
      )}
      {product && <PromotionForm shop={shop} product={product} answer={actionData ?? null} />}
      {!product && !isMissing && <Choose shop={shop} q={q} products={products} />}
    </div>
  );
}

function Choose({
  shop,
  q,
  products,
}: {
  shop: number;
  q: string;
  products: readonly { id: number; name: string }[];
}) {
  return (
    <>
      <h2 className="text-lg font-bold">{copy.choose}</h2>
      <SearchForm action={newPromotionPath(shop)} q={q} copy={copy} />
      {products.length === 0 ? (
        <EmptyList title={copy.none} text={copy.noneText} />
      ) : (
        <ul className="card max-w-3xl divide-y divide-line px-4">
          {products.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={newPromotionPath(shop, { product: id })}
                className="link flex min-h-12 items-center py-2 wrap-anywhere"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{copy.firstPages}</p>
    </>
  );
}
