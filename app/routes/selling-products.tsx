import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { parseProductSort, parseProductTab } from '#domain/catalogue/product-tabs.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { parseId } from '#domain/parse-id.ts';
import { draftOfProductPath, shopPricesPath, shopProductsPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingProductsCopy as copy } from '../copy/selling-products.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { takeTicks } from '../features/desk/take-ticks.ts';
import { EditorNotice } from '../features/selling/editor-notice.tsx';
import { HowItIsMade } from '../features/selling/money-screen.tsx';
import { DoneNotice, LeftNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { ProductList } from '../features/selling/product-list.tsx';
import { SHOP_PRODUCT_STEPS, TO_PRICES } from '../features/selling/product-steps.ts';
import { sayProductLeft, sayProductRefusal } from '../features/selling/say-product-refusal.ts';
import { type FormRefused, refuseBy } from '../features/selling/take-order-form.ts';
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

/** Takes a step with each ticked product that can take it, and names the others (P-GOODS-2). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const asked = askedOf(url.searchParams);
  const { drafts, commands, selling } = context.get(servicesContext);
  const { ids: ticked, isAll } = await takeTicks(form, 'product', async (most) =>
    (await selling.productNumbers(scope, asked, most)).map(String),
  );
  const refuse = ({ refused, status }: FormRefused) =>
    data({ refused, some: null, ticked, isAll }, { status });
  const begun = begunOf(form);
  if (begun !== null) {
    const draft = scope.permissions.includes('products.write')
      ? await drafts.begin(scope.sellerId, begun)
      : null;
    if (draft === null) return refuse({ refused: copy.refused.notFound, status: 422 });
    throw redirect(draftOfProductPath(scope.sellerId, draft), 303);
  }
  const step = SHOP_PRODUCT_STEPS.find((known) => known === form.get('step'));
  const isToPrices = form.get('step') === TO_PRICES;
  if ((!step && !isToPrices) || ticked.length === 0)
    return refuse({ refused: copy.refused.none, status: 422 });
  const products = ticked.map(Number);
  if (!step) throw redirect(shopPricesPath(scope.sellerId, { products }), 303);
  const answer = await commands.runEach(`product.${step}`, { scope, input: { products } });
  if (!answer.ok) return refuse(refuseBy(answer.error, sayProductRefusal));
  const { done: count, left } = answer.value;
  if (left.length > 0) {
    const rows = left.map(({ id, why }) => ({
      id,
      name: copy.number(Number(id)),
      to: shopProductsPath(scope.sellerId, { q: id }),
      why: sayProductLeft(why),
    }));
    const some = { step, count, left: rows };
    return data({ refused: null, some, ticked: left.map(({ id }) => id), isAll: false }, { status: 422 });
  }
  const back = new URL(
    shopProductsPath(scope.sellerId, { ...asked, after: isAll ? null : asked.after }),
    url,
  );
  back.searchParams.set('done', step);
  back.searchParams.set('n', String(count));
  throw redirect(back.pathname + back.search, 303);
}

/** What a form left stands beside the products as they are by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The products of a shop. */
export default function SellingProducts({
  loaderData: { commission, ...loaderData },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const some = actionData?.some ?? null;
  const step = SHOP_PRODUCT_STEPS.find((known) => known === search.get('done'));
  const count = Number(search.get('n'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Outcome>
        {actionData?.refused && <RefusedNotice text={actionData.refused} />}
        {some && some.count > 0 && <DoneNotice text={copy.done[some.step](some.count)} />}
        {some && (
          <LeftNotice
            title={copy.left.title(some.left.length, some.count + some.left.length)}
            rows={some.left}
          />
        )}
        {!actionData && <EditorNotice done={search.get('done')} product={count} />}
        {!actionData && step && Number.isInteger(count) && count > 0 && (
          <DoneNotice text={copy.done[step](count)} />
        )}
      </Outcome>
      <ProductList
        {...loaderData}
        ticked={actionData?.ticked ?? []}
        isAllTicked={actionData?.isAll ?? false}
      />
      {commission && <HowItIsMade commission={commission} isOpen />}
    </div>
  );
}
