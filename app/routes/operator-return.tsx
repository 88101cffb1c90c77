import { data, redirect, useSearchParams } from 'react-router';
import { operatorReturnPath, operatorReturnsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingReturnsCopy } from '../copy/operating-returns.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { WaitingProposals } from '../features/operating/proposal-screen.tsx';
import { ReturnScreen } from '../features/operating/return-screen.tsx';
import { RETURN_OUTCOMES, takeReturnForm } from '../features/operating/take-return-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-return';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingReturnsCopy.one;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title(params.number)),
    description: operatingReturnsCopy.list.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const view = await operating.return(scopeOf(args), args.params.number);
  const maySeeChat = scopeOf(args).permissions.includes('operator.people');
  const about = { kinds: ['return'], ids: [args.params.number] };
  const loaded = {
    view,
    maySeeChat,
    proposals: await operating.proposalsAbout(scopeOf(args), about),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
  return view ? loaded : data(loaded, { status: 404 });
}

/** Decides a disputed return, once. */
export async function action(args: Route.ActionArgs) {
  const { number } = args.params;
  const answer = await takeReturnForm(args, await args.request.formData(), number);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${operatorReturnPath(number)}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One return. */
export default function OperatorReturn({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { view, maySeeChat, isStale, proposals } = loaderData;
  const refused = actionData ?? null;
  const done = RETURN_OUTCOMES.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={done ? operatingReturnsCopy.done[done] : null} />
      <WaitingProposals proposals={proposals} />
      {view ? (
        <ReturnScreen
          view={view}
          maySeeChat={maySeeChat}
          ground={{ action: operatorReturnPath(params.number), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorReturnsPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
