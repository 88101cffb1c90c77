import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_PROPOSALS_PATH, operatorProposalPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingProposalsCopy as copy } from '../copy/operating-proposals.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { ProposalScreen } from '../features/operating/proposal-screen.tsx';
import { isProposalIntent, takeProposalForm } from '../features/operating/take-proposal-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-proposal';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const proposal = await operating.proposal(scopeOf(args), args.params.id);
  const loaded = { proposal, isStale: !(await desks.hasFreshCode(await requireUser(args))) };
  return proposal ? loaded : data(loaded, { status: 404 });
}

/** Confirms, rejects or withdraws it, once. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const answer = await takeProposalForm(args, await args.request.formData(), id);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${operatorProposalPath(id)}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One decision that waits for a second person. */
export default function OperatorProposal({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { proposal, isStale } = loaderData;
  const refused = actionData ?? null;
  const done = search.get('done') ?? '';
  const said = done === 'proposed' || isProposalIntent(done) ? copy.done[done] : null;
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={said} />
      {proposal ? (
        <ProposalScreen
          proposal={proposal}
          ground={{ action: operatorProposalPath(params.id), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={OPERATOR_PROPOSALS_PATH} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
