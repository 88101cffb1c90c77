import { monthsAround, parseMonth } from '#domain/payouts/statement-month.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingMoneyCopy as copy } from '../copy/selling-money.id.ts';
import { Balances, HowItIsMade, MoneyScreen, Trust } from '../features/selling/money-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-money';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { selling, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const now = clock();
  const month = parseMonth(url.searchParams.get('bulan'), now);
  const { account, mostLines } = await selling.account(scope, month);
  const { toCome } = await selling.figures(scope);
  const trust = await selling.trust(scope);
  return {
    shop: scope.sellerId,
    month,
    months: monthsAround(month, now),
    account,
    mostLines,
    toCome,
    commission: await selling.commissionOf(scope.sellerId),
    trust,
  };
}

/** The money of a shop: what it gets, when, and why. */
export default function SellingMoney({
  loaderData: { toCome, commission, trust, ...money },
}: Route.ComponentProps) {
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Balances shop={money.shop} account={money.account} toCome={toCome} />
      <HowItIsMade commission={commission} />
      <Trust {...trust} />
      <MoneyScreen {...money} />
    </div>
  );
}
