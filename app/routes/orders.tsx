import { loginPath } from '#domain/accounts/next-path.ts';
import { accountShopCopy } from '../copy/account.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { visitOf } from '../visit.ts';
import type { Route } from './+types/orders';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = textCopy.orders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/orders',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.orders }] };

export async function loader({ context }: Route.LoaderArgs) {
  const principal = await visitOf({ context }).principal();
  return { userId: principal?.kind === 'user' ? principal.userId : null };
}

/** The orders of whoever is signed in; a visitor is shown the way to log in and back here. */
export default function OrdersPage({ loaderData: { userId } }: Route.ComponentProps) {
  useSessionInStep(userId);
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {userId === null ? (
        <Visitor />
      ) : (
        <EmptyPanel icon="package" text={accountShopCopy.noOrders} link={accountShopCopy.toShop} />
      )}
    </div>
  );
}

function Visitor() {
  return (
    <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name="package-search" className="size-8" />
      </span>
      <h2 className="text-xl font-bold">{copy.visitor}</h2>
      <p className="max-w-prose text-ink-soft">{copy.visitorText}</p>
      <Link to={loginPath('/orders')} className="button button-primary">
        {copy.login}
      </Link>
      <Link to="/help-center" className="link inline-flex min-h-11 items-center">
        {copy.help}
      </Link>
    </div>
  );
}
