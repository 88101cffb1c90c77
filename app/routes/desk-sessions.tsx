import { redirect, useSearchParams } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { keepPost } from '../browser/kept-post.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { DeskSessions, SESSIONS_PATH } from '../features/desk/desk-sessions.tsx';
import { Outcome } from '../features/desk/outcome.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Icon } from '../ui/icon.tsx';
import { requireUser, visitOf } from '../visit.ts';
import type { Route } from './+types/desk-sessions';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = desksCopy.sessions;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

export async function loader(args: Route.LoaderArgs) {
  const { userId, sessionId: hereId } = await requireUser(args);
  const isHosted = args.context.get(servicesContext).supabase.url !== null;
  return { sessions: await visitOf(args).sessions(userId), hereId, isHosted };
}

/** Ends one login of the account, or all others. */
export async function action(args: Route.ActionArgs) {
  const user = await requireUser(args);
  const form = await args.request.formData();
  const id = postedLine(form, 'session');
  const isAboutOthers = form.get('intent') === 'others';
  if (isAboutOthers) await visitOf(args).endOtherSessions(user);
  else if (isUuid(id)) await visitOf(args).endSession(user.userId, id);
  throw redirect(`${SESSIONS_PATH}?done=${isAboutOthers ? 'others' : 'one'}`, { status: 303 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** Where an account is signed in. */
export default function DeskSessionsPage({ loaderData }: Route.ComponentProps) {
  const { sessions, hereId, isHosted } = loaderData;
  const [search] = useSearchParams();
  const done = search.get('done');
  return (
    <div className="page max-w-xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <p>{copy.text}</p>
      {isHosted && <p className="text-ink-soft">{copy.hosted}</p>}
      <Outcome>
        {(done === 'one' || done === 'others') && (
          <p role="status" className="card flex gap-3 p-4 font-semibold text-success">
            <Icon name="circle-check" className="size-5 shrink-0" />
            {copy.done[done]}
          </p>
        )}
      </Outcome>
      <DeskSessions sessions={sessions} hereId={hereId} />
    </div>
  );
}
