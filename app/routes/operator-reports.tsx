import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_CHATS_PATH, OPERATOR_REPORTS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingChatsCopy } from '../copy/operating-chats.id.ts';
import { operatingProductsCopy } from '../copy/operating-products.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { ReportsScreen } from '../features/operating/reports-screen.tsx';
import { PRODUCT_INTENTS, takeReportForm } from '../features/operating/take-product-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-reports';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingProductsCopy.reports;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  const maySeeChats = scopeOf({ context }).permissions.includes('operator.people');
  return { things: await operating.reported(), now: clock(), maySeeChats };
}

export async function action(args: Route.ActionArgs) {
  const answer = await takeReportForm(args, await args.request.formData());
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_REPORTS_PATH}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What people reported. */
export default function OperatorReports({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { maySeeChats, ...shown } = loaderData;
  const refused = actionData ?? null;
  const done = PRODUCT_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={refused?.refused ?? null}
        done={done && !refused ? operatingProductsCopy.done[done] : null}
      />
      {maySeeChats && (
        <Link to={OPERATOR_CHATS_PATH} className="link inline-flex min-h-11 items-center">
          {operatingChatsCopy.fromReports}
        </Link>
      )}
      <ReportsScreen {...shown} ground={{ action: OPERATOR_REPORTS_PATH, refused, isStale: false }} />
    </div>
  );
}
