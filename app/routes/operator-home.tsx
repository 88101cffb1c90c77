import { auditCopy } from '../copy/audit.id.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { AUDIT_PATH } from '../features/desk/audit-screen.tsx';
import { SessionsLink } from '../features/desk/desk-sessions.tsx';
import { EmptyHome } from '../features/desk/empty-home.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Link } from '../ui/link.tsx';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.operator;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export function loader({ context }: Route.LoaderArgs) {
  const { role, permissions } = scopeOf({ context });
  return { role, maySeeAudit: permissions.includes('operator.audit') };
}

/** The home of the operator's console. */
export default function OperatorHome({ loaderData: { role, maySeeAudit } }: Route.ComponentProps) {
  return (
    <EmptyHome title={copy.title} role={role} empty={copy.emptyHome} text={copy.emptyHomeText}>
      <SessionsLink />
      {maySeeAudit && (
        <Link to={AUDIT_PATH} className="button button-quiet">
          {auditCopy.title}
        </Link>
      )}
    </EmptyHome>
  );
}
