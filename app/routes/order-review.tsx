import { data, redirect, useSearchParams } from 'react-router';
import { ORDERS_PATH, orderPath, reviewPath } from '#domain/paths.ts';
import type { ReviewedLine as Line } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderReviewCopy as copy } from '../copy/order-review.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { ReviewedLine } from '../features/orders/reviewed-line.tsx';
import { takeReview } from '../features/orders/take-review.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { useToldOnce } from '../ui/use-told-once.ts';
import { orderOwnerOf, signInFirst } from '../visit.ts';
import type { Route } from './+types/order-review';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle<{ number: string }> = {
  crumbs: ({ number }) => [
    { label: textCopy.crumbs.orders, to: ORDERS_PATH },
    { label: number, to: orderPath(number) },
    { label: copy.title },
  ],
};

/** An order that is somebody else's, or was not received, has nothing to review. */
export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const order = owner && (await context.get(servicesContext).reviews.order(owner, number));
  return order ? { number, order } : data({ number, order: null }, { status: 404 });
}

/** Stores the review of one line and leads back to it. */
export async function action({ request, url, params: { number }, context }: Route.ActionArgs) {
  const { reviews } = context.get(servicesContext);
  const owner = await orderOwnerOf({ context });
  if (!owner) throw signInFirst({ url });
  const form = await request.formData();
  if (!(await reviews.order(owner, number))) return data(null, { status: 404 });
  const answer = await takeReview(form, reviews, { owner, number });
  if (answer) return data(answer, { status: 422 });
  throw redirect(`${reviewPath(number)}?done=1`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A stored review fills its form anew. */
const keyOf = ({ position, review, photos }: Line) =>
  [position, review?.rating, review?.content, review && photos.map(({ id }) => id)].join('-');

export default function OrderReview({ loaderData: { number, order }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  useToldOnce();
  if (!order) {
    return (
      <div className="page pt-6">
        <EmptyList title={copy.missing.title} text={copy.missing.text} level={1}>
          <Link to={orderPath(number)} className="button button-primary">
            {copy.toOrder}
          </Link>
        </EmptyList>
      </div>
    );
  }
  return (
    <div className="page max-w-2xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold">{copy.title}</h1>
      <p className="text-ink-soft">{copy.intro(order.shop.name)}</p>
      <div role="status">
        {params.get('done') === '1' && !actionData && (
          <p className="rounded-2xl bg-success-soft p-4 font-semibold text-success">{copy.done}</p>
        )}
      </div>
      <ul className="space-y-4">
        {order.lines.map((line) => (
          <ReviewedLine
            key={keyOf(line)}
            number={number}
            line={line}
            answer={actionData?.position === line.position ? actionData : null}
          />
        ))}
      </ul>
      <Link to={orderPath(number)} className="button button-quiet">
        {copy.toOrder}
      </Link>
    </div>
  );
}
