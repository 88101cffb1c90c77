import { data, redirect, useSearchParams } from 'react-router';
import { formOfReference } from '#domain/forms/reference.ts';
import { operatorInboxEntryPath, operatorInboxPath } from '#domain/paths.ts';
import type { ShownApplication } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingInboxCopy } from '../copy/operating-inbox.id.ts';
import { ApplicationScreen, MessageScreen } from '../features/operating/message-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { type RefusedForm, runCommand } from '../features/operating/run-command.ts';
import { INBOX_INTENTS, SHOW_INTENT, takeInboxForm } from '../features/operating/take-inbox-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-inbox-entry';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingInboxCopy.message;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(`${operatingInboxCopy.title} ${params.reference}`),
    description: operatingInboxCopy.description,
    noindex: true,
  });

/** The first letters of a reference number tell whether it is a message or an application. */
export async function loader({ params: { reference }, context }: Route.LoaderArgs) {
  const { operating } = context.get(servicesContext);
  const isApplication = formOfReference(reference) === 'applications';
  const loaded = {
    message: isApplication ? null : await operating.message(reference),
    application: isApplication ? await operating.application(reference) : null,
  };
  return loaded.message || loaded.application ? loaded : data(loaded, { status: 404 });
}

/** Shows an address or a letter on the page itself, and does everything else once. */
export async function action(args: Route.ActionArgs) {
  const { reference } = args.params;
  const form = await args.request.formData();
  if (form.get('intent') === SHOW_INTENT) return show(args, form, reference);
  const done = await takeInboxForm(args, form, reference);
  if ('refused' in done) return data(answer({ refused: done }), { status: 422 });
  throw redirect(`${operatorInboxEntryPath(reference)}?done=${done.done}`, 303);
}

async function show(args: Route.ActionArgs, form: FormData, reference: string) {
  const isApplication = formOfReference(reference) === 'applications';
  const name = isApplication ? 'inbox.show_application' : 'inbox.show_sender';
  const shown = await runCommand(args, form, { name, input: { reference } });
  if ('refused' in shown) return data(answer({ refused: shown }), { status: 422 });
  const [value] = shown.done;
  return data(
    isApplication ? answer({ application: value as ShownApplication }) : answer({ sender: value as string }),
  );
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

const answer = ({
  refused = null,
  sender = null,
  application = null,
}: {
  refused?: RefusedForm | null;
  sender?: string | null;
  application?: ShownApplication | null;
}) => ({ refused, sender, application });

/** One message, or one job application. */
export default function OperatorInboxEntry({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { message, application } = loaderData;
  const refused = actionData?.refused ?? null;
  const done = INBOX_INTENTS.find((known) => known === search.get('done'));
  const ground = { action: operatorInboxEntryPath(params.reference), refused, isStale: false };
  return (
    <div className="page space-y-5">
      <Notice
        refused={refused?.refused ?? null}
        done={done && !actionData ? operatingInboxCopy.done[done] : null}
      />
      {message && (
        <MessageScreen
          message={message}
          ground={ground}
          sender={actionData?.sender ?? null}
          ready={search.get('jawaban') ?? ''}
        />
      )}
      {application && (
        <ApplicationScreen
          application={application}
          ground={ground}
          shown={actionData?.application ?? null}
        />
      )}
      {!message && !application && (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorInboxPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
