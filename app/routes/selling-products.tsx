import { data, redirect, useSearchParams } from 'react-router';
import { parseProductSort, parseProductTab } from '#domain/catalogue/product-tabs.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { draftOfProductPath, shopProductsPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingProductsCopy as copy } from '../copy/selling-products.id.ts';
import { EditorNotice } from '../features/selling/editor-notice.tsx';
import { HowItIsMade } from '../features/selling/money-screen.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { ProductList } from '../features/selling/product-list.tsx';
import { SHOP_PRODUCT_STEPS } from '../features/selling/product-steps.ts';
import { sayProductRefusal } from '../features/selling/say-product-refusal.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-products';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const askedOf = (search: URLSearchParams) => ({
  tab: parseProductTab(search.get('tab')),
  sort: parseProductSort(search.get('urut')),
  q: cleanTerm(search.get('q') ?? ''),
  after: parseId(search.get('after') ?? ''),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  const { selling, drafts } = context.get(servicesContext);
  const mayWrite = scope.permissions.includes('products.write');
  const list = await selling.products(scope, asked);
  const isEmpty = Object.values(list.counts).every((count) => count === 0);
  return {
    asked,
    shop: scope.sellerId,
    list,
    commission: isEmpty ? await selling.commissionOf(scope.sellerId) : null,
    drafts: mayWrite ? await drafts.list(scope.sellerId) : [],
    mayWrite,
  };
}

/** The draft that a press begins: of a new product, of one of the shop, or of a copy; null for another press. */
function begunOf(form: FormData): { productId: number | null; isCopy: boolean } | null {
  if (form.has('new')) return { productId: null, isCopy: false };
  const copied = parseId(postedLine(form, 'copy'));
  const productId = copied ?? parseId(postedLine(form, 'edit'));
  return productId === null ? null : { productId, isCopy: copied !== null };
}

/** Takes a step with the ticked products: with all of them, or none. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const ticked = form.getAll('product').map(String);
  const { drafts, commands } = context.get(servicesContext);
  const begun = begunOf(form);
  if (begun !== null) {
    const draft = scope.permissions.includes('products.write')
      ? await drafts.begin(scope.sellerId, begun)
      : null;
    if (draft === null) return data({ refused: copy.refused.notFound, ticked }, { status: 422 });
    throw redirect(draftOfProductPath(scope.sellerId, draft), 303);
  }
  const step = SHOP_PRODUCT_STEPS.find((known) => known === form.get('step'));
  if (!step || ticked.length === 0) return data({ refused: copy.refused.none, ticked }, { status: 422 });
  const products = ticked.map(Number);
  const done = await commands.run(`product.${step}`, { scope, input: { products } });
  if (!done.ok) return data({ refused: sayProductRefusal(done.error), ticked }, { status: 422 });
  const back = new URL(shopProductsPath(scope.sellerId, askedOf(url.searchParams)), url);
  back.searchParams.set('done', step);
  back.searchParams.set('n', String(done.value.length));
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The products of a shop. */
export default function SellingProducts({
  loaderData: { commission, ...loaderData },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData?.refused ?? null;
  const step = SHOP_PRODUCT_STEPS.find((known) => known === search.get('done'));
  const count = Number(search.get('n'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {refused !== null && <RefusedNotice text={refused} />}
      {refused === null && <EditorNotice done={search.get('done')} product={count} />}
      {refused === null && step && Number.isInteger(count) && count > 0 && (
        <DoneNotice text={copy.done[step](count)} />
      )}
      <ProductList {...loaderData} ticked={actionData?.ticked ?? []} />
      {commission && <HowItIsMade commission={commission} isOpen />}
    </div>
  );
}
