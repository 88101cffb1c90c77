import { roleName } from '#domain/access/role-names.ts';
import { shopMoneyPath } from '#domain/paths.ts';
import { parseMonth } from '#domain/payouts/statement-month.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { closedText } from '../copy/holiday.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { sellingMoneyCopy } from '../copy/selling-money.id.ts';
import { SessionsLink } from '../features/desk/desk-sessions.tsx';
import { Sales, Standing, Todo } from '../features/selling/home-screen.tsx';
import { Balances } from '../features/selling/money-screen.tsx';
import { useFresh } from '../features/selling/use-fresh.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.selling;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

/** Each role sees what it may read: orders, and money. */
export async function loader({ context }: Route.LoaderArgs) {
  const { selling, shopChats, demoLine, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const { sellerId: shop, role, permissions } = scope;
  const figures = permissions.includes('orders.read') ? await selling.figures(scope) : null;
  const money = permissions.includes('money.read')
    ? (await selling.account(scope, parseMonth(null, clock()))).account
    : null;
  const returns = permissions.includes('returns.handle') ? await selling.returnsWaiting(scope) : null;
  const low = permissions.includes('stock.write') ? await selling.productsInTab(scope, 'low') : 0;
  const blocked = permissions.includes('products.write') ? await selling.productsInTab(scope, 'blocked') : 0;
  const chats = permissions.includes('chat.write') ? await shopChats.waiting(scope) : null;
  const reopensOn = await selling.reopensOn(scope);
  const standing = await selling.standing(scope);
  const isExample = demoLine() !== null && !(await shopChats.isMeasured(scope));
  return {
    shop,
    role,
    figures,
    money,
    returns,
    low,
    blocked,
    chats,
    reopensOn,
    standing,
    isExample,
    now: clock(),
  };
}

/** The home of a shop's seller centre: what to do now, the money, and the sales of the last days. */
export default function SellingHome({
  loaderData: {
    shop,
    role,
    figures,
    money,
    returns,
    low,
    blocked,
    chats,
    reopensOn,
    standing,
    isExample,
    now,
  },
}: Route.ComponentProps) {
  useFresh();
  return (
    <div className="page space-y-6">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{sellingCopy.frame.home}</h1>
        <p className="text-ink-soft">{desksCopy.frame.role(roleName(role))}</p>
      </div>
      {reopensOn !== null && (
        <p className="rounded-2xl bg-accent-soft p-4 font-semibold text-accent-ink">
          {closedText(reopensOn)}
        </p>
      )}
      <Todo
        shop={shop}
        figures={figures}
        returns={returns}
        low={low}
        blocked={blocked}
        chats={chats}
        now={now}
      />
      {figures && money && (
        <section className="space-y-4" aria-labelledby="keuangan">
          <h2 id="keuangan" className="text-lg font-bold">
            {sellingMoneyCopy.title}
          </h2>
          <Balances shop={shop} account={money} toCome={figures.toCome} />
          <Link to={shopMoneyPath(shop)} className="link inline-flex min-h-11 items-center">
            {sellingMoneyCopy.details}
          </Link>
        </section>
      )}
      {figures && money && <Sales days={figures.days} />}
      <Standing {...standing} isExample={isExample} />
      <p className="flex flex-wrap gap-3">
        <Link to={`/seller/${shop}`} className="button button-quiet">
          {copy.publicPage}
        </Link>
        <SessionsLink />
      </p>
    </div>
  );
}
