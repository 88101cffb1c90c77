import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { SessionsLink } from '../features/desk/desk-sessions.tsx';
import { roleName } from '../features/desk/role-name.ts';
import { Figures, Queues } from '../features/operating/home-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.operator;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** Each role sees the queues and figures that it may read. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = scopeOf({ context });
  return { role: scope.role, home: await context.get(servicesContext).operating.home(scope) };
}

/** The home of the operator's console: what waits for somebody, and how the shop does. */
export default function OperatorHome({ loaderData: { role, home } }: Route.ComponentProps) {
  const { now, queues, cases, figures } = home;
  return (
    <div className="page space-y-6">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <p className="text-ink-soft">{desksCopy.frame.role(roleName(role))}</p>
      </div>
      <Queues queues={queues} cases={cases} now={now} />
      <Figures figures={figures} />
      <SessionsLink />
    </div>
  );
}
