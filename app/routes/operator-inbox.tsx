import { parseInboxTab } from '#domain/operating/inbox-tabs.ts';
import { parseId } from '#domain/parse-id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingInboxCopy as copy } from '../copy/operating-inbox.id.ts';
import { InboxScreen } from '../features/operating/inbox-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-inbox';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  const tab = parseInboxTab(url.searchParams.get('tab'));
  const after = parseId(url.searchParams.get('after') ?? '');
  return { after, list: await operating.inbox({ tab, after }), now: clock() };
}

/** What came in through the forms. */
export default function OperatorInbox({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <InboxScreen {...loaderData} />
    </div>
  );
}
