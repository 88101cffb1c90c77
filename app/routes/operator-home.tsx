import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { EmptyHome } from '../features/desk/empty-home.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.operator;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const loader = ({ context }: Route.LoaderArgs) => ({ role: scopeOf({ context }).role });

/** The home of the operator's console. */
export default function OperatorHome({ loaderData: { role } }: Route.ComponentProps) {
  return <EmptyHome title={copy.title} role={role} empty={copy.emptyHome} text={copy.emptyHomeText} />;
}
