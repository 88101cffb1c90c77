import { loginPath } from '#domain/accounts/next-path.ts';
import { COMPLAINTS_PATH, ORDERS_PATH } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { complaintsCopy as copy } from '../copy/return-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { ReturnCards } from '../features/orders/returns/return-cards.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { orderOwnerOf } from '../visit.ts';
import type { Route } from './+types/complaints';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: COMPLAINTS_PATH,
    noindex: true,
  });

export const handle: RouteHandle = {
  crumbs: () => [{ label: textCopy.crumbs.orders, to: ORDERS_PATH }, { label: copy.title }],
};

export async function loader({ context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const list = owner ? await context.get(servicesContext).returns.list(owner) : [];
  return { userId: owner?.userId ?? null, list };
}

/** All returns of whoever is signed in, or of this browser. */
export default function Complaints({ loaderData: { userId, list } }: Route.ComponentProps) {
  useSessionInStep(userId);
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {list.length > 0 ? (
        <ReturnCards cards={list} />
      ) : (
        <EmptyList title={userId === null ? copy.visitor : copy.empty} text={copy.emptyText}>
          {userId === null && (
            <Link to={loginPath(COMPLAINTS_PATH)} className="button button-primary">
              {copy.login}
            </Link>
          )}
          <Link to={ORDERS_PATH} className="button button-quiet">
            {copy.toOrders}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
