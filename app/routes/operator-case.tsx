import { data, redirect, useSearchParams } from 'react-router';
import { caseNeeds } from '#domain/operating/case-kinds.ts';
import { parseId } from '#domain/parse-id.ts';
import { casePath, casesPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCopy } from '../copy/operating.id.ts';
import { doneWords } from '../features/operating/case-done.ts';
import { CaseScreen } from '../features/operating/case-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeCaseForm } from '../features/operating/take-case-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-case';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingCopy.case;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(operatingCopy.cases.title),
    description: operatingCopy.cases.description,
    noindex: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const { operating, desks, clock } = context.get(servicesContext);
  const id = parseId(params.id);
  const found = id === null ? null : await operating.findCase(id);
  const { membershipId, permissions } = scopeOf({ context });
  const isMine = found?.owner?.by === `member:${membershipId}`;
  const mayDecide = found !== null && permissions.includes(caseNeeds(found.kind));
  const isStale = !(await desks.hasFreshCode(await requireUser(args)));
  const loaded = { found, isMine, mayDecide, isStale, now: clock() };
  return found ? loaded : data(loaded, { status: 404 });
}

/** Takes the case, or decides it. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params;
  const answer = await takeCaseForm(args, await args.request.formData(), [id]);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${casePath(Number(id))}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One case. */
export default function OperatorCase({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { found, ...shown } = loaderData;
  const refused = actionData ?? null;
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={doneWords(search)} />
      {found ? (
        <CaseScreen found={found} {...shown} refused={refused} />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={casesPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
