import { data, redirect, useSearchParams } from 'react-router';
import { roleName } from '#domain/access/role-names.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCopy } from '../copy/operating.id.ts';
import { SessionsLink } from '../features/desk/desk-sessions.tsx';
import { Figures, Queues } from '../features/operating/home-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-home';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = desksCopy.operator;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** Each role sees the queues and figures that it may read. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = scopeOf({ context });
  const home = await context.get(servicesContext).operating.home(scope);
  return { role: scope.role, own: `member:${scope.membershipId}`, home };
}

const INTENTS = ['take', 'release'] as const;

/** Takes a queue, or lets it go. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return data(refuseForm(form, operatingCopy.refused.other), { status: 422 });
  const queue = postedLine(form, 'queue');
  const input = intent === 'take' ? { queue, seen: postedLine(form, 'seen') } : { queue };
  const answer = await runCommand(args, form, { name: `queues.${intent}`, input });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_PATH}?done=${intent}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The home of the operator's console: what waits for somebody, and how the shop does. */
export default function OperatorHome({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { role, own, home } = loaderData;
  const done = INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-6">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <p className="text-ink-soft">{desksCopy.frame.role(roleName(role))}</p>
      </div>
      <Notice refused={actionData?.refused ?? null} done={done ? operatingCopy.home.done[done] : null} />
      <Queues home={home} own={own} />
      <Figures figures={home.figures} />
      <SessionsLink />
    </div>
  );
}
