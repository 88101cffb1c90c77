import { loginPath } from '#domain/accounts/next-path.ts';
import { parseOrderTab } from '#domain/orders/tabs.ts';
import { parseId } from '#domain/parse-id.ts';
import { ORDERS_PATH, TRACK_PATH } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { accountShopCopy } from '../copy/account-shop.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ordersCopy } from '../copy/orders.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import { useSessionInStep } from '../features/account/use-session-in-step.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { GuestOrdersSeen } from '../features/notifications/guest-orders-seen.tsx';
import { OrdersScreen } from '../features/orders/orders-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { orderOwnerOf } from '../visit.ts';
import type { Route } from './+types/orders';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = textCopy.orders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: ORDERS_PATH,
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.orders }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const owner = await orderOwnerOf({ context });
  const tab = parseOrderTab(url.searchParams.get('tab'));
  const q = cleanTerm(url.searchParams.get('q') ?? '');
  const page = parseId(url.searchParams.get('page') ?? '') ?? 1;
  const list = owner && (await context.get(servicesContext).orders.list(owner, { tab, q, page }));
  return { userId: owner?.userId ?? null, list, tab, q };
}

/** The orders of whoever is signed in, or of this browser; others are shown the way to log in and back here. */
export default function OrdersPage({ loaderData: { userId, list, tab, q } }: Route.ComponentProps) {
  useSessionInStep(userId);
  const hasOrders = list !== null && list.counts.all > 0;
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {hasOrders && userId === null && <GuestOrdersSeen />}
      {hasOrders && <OrdersScreen list={list} tab={tab} q={q} isGuest={userId === null} />}
      {!hasOrders && userId === null && <Visitor />}
      {!hasOrders && userId !== null && (
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
      <Link to={loginPath(ORDERS_PATH)} className="button button-primary">
        {copy.login}
      </Link>
      <Link to={TRACK_PATH} className="link inline-flex min-h-11 items-center">
        {ordersCopy.track}
      </Link>
      <Link to="/help-center" className="link inline-flex min-h-11 items-center">
        {copy.help}
      </Link>
    </div>
  );
}
