import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_FAILURES_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCopy } from '../copy/operating.id.ts';
import { operatingFailuresCopy as copy } from '../copy/operating-failures.id.ts';
import { FailuresScreen } from '../features/operating/failures-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-failures';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  failures: await context.get(servicesContext).operating.failures(),
});

/** The command of each button. */
const COMMANDS = { mails: 'operator.send_mails', jobs: 'operator.retry_jobs' } as const;
const INTENTS = ['mails', 'jobs'] as const;

/** Tries mails or jobs again. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = INTENTS.find((known) => known === form.get('intent'));
  if (!intent) return data(refuseForm(form, operatingCopy.refused.other), { status: 422 });
  const input = { [intent]: form.getAll('id').map(String) };
  const answer = await runCommand(args, form, { name: COMMANDS[intent], input });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_FAILURES_PATH}?done=${intent}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** What could not be sent or done. */
export default function OperatorFailures({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData?.refused ?? null;
  const done = INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused} done={done ? copy.done[done] : null} />
      <FailuresScreen {...loaderData} />
    </div>
  );
}
