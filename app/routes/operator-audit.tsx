import { parseAuditQuery } from '#domain/access/audit-query.ts';
import { roleName } from '#domain/access/role-names.ts';
import { auditCopy as copy } from '../copy/audit.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { AuditScreen } from '../features/desk/audit-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-audit';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = parseAuditQuery(url.searchParams);
  const { desks, operating } = context.get(servicesContext);
  const people = (await operating.staff()).members.map(({ userId, email, role }) => ({
    userId,
    name: email ?? roleName(role),
  }));
  return { asked, people, page: await desks.audit(asked) };
}

/** The audit log of all desks. */
export default function OperatorAudit({ loaderData: { asked, people, page } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <AuditScreen asked={asked} page={page} people={people} />
    </div>
  );
}
