import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { SessionsLink } from '../features/desk/desk-sessions.tsx';
import { EmptyHome } from '../features/desk/empty-home.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/selling-home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.selling;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { sellerId, userId, role } = scopeOf({ context });
  const memberships = await context.get(servicesContext).desks.memberships(userId);
  return { sellerId, role, shop: memberships.find((one) => one.sellerId === sellerId)?.shop ?? '' };
}

/** The home of a shop's seller centre. */
export default function SellingHome({ loaderData: { sellerId, role, shop } }: Route.ComponentProps) {
  return (
    <EmptyHome title={shop} role={role} empty={copy.emptyHome} text={copy.emptyHomeText}>
      <Link to={`/seller/${sellerId}`} className="button button-quiet">
        {copy.publicPage}
      </Link>
      <SessionsLink />
    </EmptyHome>
  );
}
