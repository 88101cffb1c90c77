import { data, redirect, useSearchParams } from 'react-router';
import { shopReturnPath, shopReturnsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingReturnsCopy as copy } from '../copy/selling-returns.id.ts';
import { Outcome } from '../features/desk/outcome.tsx';
import { DoneNotice, RefusedNotice } from '../features/selling/notice.tsx';
import { ReturnScreen } from '../features/selling/return-screen.tsx';
import { parseReturnIntent, takeReturnForm } from '../features/selling/take-return-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-return';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.one.title(params.number)),
    description: copy.description,
    noindex: true,
  });

/** A return of another shop looks like one that is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const view = await context.get(servicesContext).selling.return(scope, params.number);
  const loaded = { shop: scope.sellerId, view };
  return view ? loaded : data(loaded, { status: 404 });
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const { commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const answer = await takeReturnForm(await request.formData(), { commands, scope, number });
  if ('done' in answer) throw redirect(`${shopReturnPath(scope.sellerId, number)}?done=${answer.done}`, 303);
  if ('refused' in answer) return data({ refused: answer.refused, faults: null }, { status: 422 });
  return data({ refused: null, faults: answer }, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One return of a shop. */
export default function SellingReturn({ loaderData: { shop, view }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done = actionData ? null : parseReturnIntent(search.get('done'));
  return (
    <div className="page space-y-5">
      <Outcome>
        {actionData?.refused && <RefusedNotice text={actionData.refused} />}
        {done && <DoneNotice text={copy.done[done]} />}
      </Outcome>
      {view ? (
        // Another state has other forms.
        <ReturnScreen
          key={`${view.id}-${view.state}`}
          shop={shop}
          view={view}
          answer={actionData?.faults ?? null}
        />
      ) : (
        <EmptyList title={copy.one.missing} text={copy.one.missingText} level={1}>
          <Link to={shopReturnsPath(shop)} className="button button-primary">
            {copy.one.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
