import { data, redirect, useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { operatorProductPath, operatorProductsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingProductsCopy } from '../copy/operating-products.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { ProductScreen } from '../features/operating/product-screen.tsx';
import { PRODUCT_INTENTS, takeProductForm } from '../features/operating/take-product-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-product';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingProductsCopy.product;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(`${copy.title} ${params.id}`),
    description: operatingProductsCopy.list.description,
    noindex: true,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const product = id === null ? null : await context.get(servicesContext).operating.product(id);
  return product ? { product } : data({ product }, { status: 404 });
}

/** Approves, blocks or unblocks the product. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const answer = await takeProductForm(args, await args.request.formData(), [id]);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${operatorProductPath(Number(id))}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One product. */
export default function OperatorProduct({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData ?? null;
  const done = PRODUCT_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <Notice
        refused={refused?.refused ?? null}
        done={done && !refused ? operatingProductsCopy.done[done] : null}
      />
      {product ? (
        <ProductScreen
          product={product}
          ground={{ action: operatorProductPath(product.id), refused, isStale: false }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorProductsPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
