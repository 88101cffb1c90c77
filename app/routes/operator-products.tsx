import { data, redirect, useSearchParams } from 'react-router';
import { parseLookedAtTab } from '#domain/operating/product-tabs.ts';
import { parseId } from '#domain/parse-id.ts';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingProductsCopy } from '../copy/operating-products.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { ProductsScreen } from '../features/operating/products-screen.tsx';
import { PRODUCT_INTENTS, takeProductForm } from '../features/operating/take-product-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-products';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingProductsCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = {
    tab: parseLookedAtTab(url.searchParams.get('tab')),
    q: cleanTerm(url.searchParams.get('q') ?? ''),
    after: parseId(url.searchParams.get('after') ?? ''),
  };
  return { asked, list: await context.get(servicesContext).operating.products(asked) };
}

/** Approves the ticked products, all or none. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const ids = form.getAll('product').map(String);
  const answer = await takeProductForm(args, form, ids);
  if ('refused' in answer) return data({ refused: answer.refused, ticked: ids }, { status: 422 });
  throw redirect(`${OPERATOR_PATH}/products?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The products of all shops. */
export default function OperatorProducts({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = PRODUCT_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={actionData?.refused ?? null}
        done={done && !actionData ? operatingProductsCopy.done[done] : null}
      />
      <ProductsScreen {...loaderData} ticked={actionData?.ticked ?? []} />
    </div>
  );
}
