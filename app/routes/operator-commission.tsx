import { data, redirect, useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { OPERATOR_COMMISSION_PATH, operatorCommissionPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCommissionCopy as copy } from '../copy/operating-commission.id.ts';
import { CommissionScreen } from '../features/operating/commission-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeCommissionForm } from '../features/operating/take-commission-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-commission';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks, catalogue } = args.context.get(servicesContext);
  const q = cleanTerm(args.url.searchParams.get('q') ?? '');
  const chosen = parseId(args.url.searchParams.get('shop') ?? '');
  const shop = chosen === null ? null : await operating.seller(chosen);
  return {
    q,
    found: q === '' ? null : await operating.sellers({ q, after: null }),
    shop: shop && { id: shop.id, name: shop.name },
    page: await operating.commissions(),
    categories: (await catalogue.categories()).map(({ id, name }) => ({ id, name })),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await takeCommissionForm(args, await args.request.formData());
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_COMMISSION_PATH}?done=set`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What the shop takes of goods. */
export default function OperatorCommission({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { isStale, ...loaded } = loaderData;
  const refused = actionData ?? null;
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={refused?.refused ?? null}
        done={search.get('done') === 'set' && !refused ? copy.done : null}
      />
      <CommissionScreen
        {...loaded}
        ground={{
          action: loaded.shop ? operatorCommissionPath(loaded.shop.id) : OPERATOR_COMMISSION_PATH,
          refused,
          isStale,
        }}
      />
    </div>
  );
}
