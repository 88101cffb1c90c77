import { data, redirect, useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { shopReviewsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingReviewsCopy as copy } from '../copy/selling-reviews.id.ts';
import { ReviewsScreen } from '../features/selling/reviews-screen.tsx';
import { sayRefusal } from '../features/selling/say-refusal.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { useToldOnce } from '../ui/use-told-once.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-reviews';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

function askedOf(search: URLSearchParams) {
  const stars = Number(search.get('bintang'));
  return {
    isUnanswered: search.get('tampil') !== 'semua',
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    before: parseId(search.get('before') ?? ''),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const asked = askedOf(url.searchParams);
  return {
    shop: scope.sellerId,
    asked,
    page: await context.get(servicesContext).selling.reviews(scope, asked),
  };
}

/** Replies to a review, once. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const id = Number(form.get('review'));
  const typed = String(form.get('text') ?? '');
  const input = { reviewId: id, text: typed };
  const done = await context.get(servicesContext).commands.run('review.reply', { scope, input });
  if (!done.ok) {
    const { code } = done.error;
    const fault =
      code === 'invalid'
        ? copy.refused.empty
        : code === 'replied_already'
          ? copy.refused.twice
          : sayRefusal(done.error);
    return data({ id, typed, fault }, { status: 422 });
  }
  const back = new URL(shopReviewsPath(scope.sellerId, askedOf(url.searchParams)), url);
  back.searchParams.set('done', 'reply');
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The reviews of a shop's goods. */
export default function SellingReviews({ loaderData, actionData }: Route.ComponentProps) {
  useToldOnce();
  const [search] = useSearchParams();
  const answer = actionData ?? null;
  const isShown = loaderData.page.reviews.some(({ id, reply }) => id === answer?.id && reply === null);
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {answer !== null && !isShown && (
        <p role="alert" className="card p-4 font-semibold text-danger">
          {answer.fault}
        </p>
      )}
      {answer === null && search.get('done') === 'reply' && (
        <p role="status" className="card p-4 font-semibold text-success">
          {copy.replied}
        </p>
      )}
      <ReviewsScreen {...loaderData} answer={answer} />
    </div>
  );
}
