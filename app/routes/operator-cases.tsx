import { data, redirect, useSearchParams } from 'react-router';
import { CASE_KIND_IDS, type CaseKind, kindsFor } from '#domain/operating/case-kinds.ts';
import { parseId } from '#domain/parse-id.ts';
import { casesPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCopy } from '../copy/operating.id.ts';
import { doneWords } from '../features/operating/case-done.ts';
import { CasesScreen } from '../features/operating/cases-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeCaseForm } from '../features/operating/take-case-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-cases';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingCopy.cases;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const askedOf = (search: URLSearchParams, kinds: readonly CaseKind[] = CASE_KIND_IDS) => ({
  kind: kinds.find((kind) => kind === search.get('jenis')) ?? null,
  isClosed: search.get('tampil') === 'selesai',
  after: parseId(search.get('after') ?? ''),
});

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { operating, desks, clock } = context.get(servicesContext);
  const kinds = kindsFor(scopeOf({ context }).permissions);
  const asked = askedOf(url.searchParams, kinds);
  const page = await operating.cases({
    kind: asked.kind,
    kinds,
    isClosed: asked.isClosed,
    after: asked.after,
  });
  const isStale = !(await desks.hasFreshCode(await requireUser(args)));
  return { asked, kinds, page, isStale, now: clock() };
}

/** Does something with the ticked cases: with all of them, or none. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const ticked = form.getAll('case').map(String);
  const answer = await takeCaseForm(args, form, ticked);
  if ('refused' in answer) return data({ refused: answer, ticked }, { status: 422 });
  const back = new URL(casesPath(askedOf(args.url.searchParams)), args.url);
  back.searchParams.set('done', answer.done);
  back.searchParams.set('n', String(answer.count));
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What somebody of the shop must decide. */
export default function OperatorCases({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData?.refused ?? null;
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? null} done={doneWords(search)} />
      <CasesScreen
        {...loaderData}
        ticked={actionData?.ticked ?? []}
        reason={refused?.typed['reason'] ?? ''}
      />
    </div>
  );
}
