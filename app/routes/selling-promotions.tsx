import { data, redirect, useSearchParams } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { newPromotionPath, shopPromotionsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingPromotionsCopy as copy } from '../copy/selling-promotions.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { PromotionList } from '../features/selling/promotion-list.tsx';
import { sayPromotionRefusal } from '../features/selling/take-promotion-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-promotions';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const after = url.searchParams.get('after');
  const asked = {
    isOver: url.searchParams.get('tampil') === 'berakhir',
    after: after !== null && isUuid(after) ? after : null,
  };
  const { promotions, next } = await context.get(servicesContext).selling.promotions(scope, asked);
  return { shop: scope.sellerId, asked, promotions, next };
}

/** Ends a promotion, or calls it off. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = shopScopeOf({ context });
  const promotion = postedLine(await request.formData(), 'promotion');
  const done = await context
    .get(servicesContext)
    .commands.run('promotion.end', { scope, input: { promotion } });
  if (!done.ok) return data({ refused: sayPromotionRefusal(done.error) }, { status: 422 });
  throw redirect(`${shopPromotionsPath(scope.sellerId)}?done=end`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The promotions of a shop. */
export default function SellingPromotions({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = search.get('done');
  const { shop } = loaderData;
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Outcome>
        {actionData && <RefusedNotice text={actionData.refused} />}
        {!actionData && (done === 'create' || done === 'end') && <DoneNotice text={copy.done[done]} />}
      </Outcome>
      <Link to={newPromotionPath(shop)} className="button button-primary max-sm:w-full">
        {copy.add}
      </Link>
      <PromotionList {...loaderData} />
    </div>
  );
}
