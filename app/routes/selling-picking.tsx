import { Fragment } from 'react';
import { pickList } from '#domain/orders/pick-list.ts';
import { parcelCode } from '#domain/orders/seller-tabs.ts';
import { shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { DeskList } from '../features/desk/desk-list.tsx';
import { OrderPicture } from '../features/order-parts/order-picture.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-picking';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = sellingCopy.picking;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { orders, isCut, most } = await context.get(servicesContext).selling.ordersIn(scope, ['accepted']);
  const rows = pickList(orders.map(({ order }) => order));
  return { shop: scope.sellerId, rows, orders: orders.length, most: isCut ? most : null };
}

/** What to take from the shelves for the orders that are to be packed. */
export default function SellingPicking({ loaderData: { shop, rows, orders, most } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {rows.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <p>
            {copy.sum(
              orders,
              rows.reduce((sum, { pieces }) => sum + pieces, 0),
            )}
          </p>
          {most !== null && <p className="text-ink-soft">{sellingCopy.most(most)}</p>}
          <PrintButton label={sellingCopy.labels.print} />
          <DeskList
            label={copy.title}
            rows={rows}
            keyOf={({ skuId }) => skuId}
            pages={{ newest: null, older: null }}
            columns={[
              {
                label: copy.columns.goods,
                cell: ({ name, options, imageUrl }) => (
                  <div className="flex gap-3">
                    <OrderPicture src={imageUrl} />
                    <div className="min-w-0">
                      {name}
                      <span className="block text-sm text-ink-soft">{options}</span>
                    </div>
                  </div>
                ),
              },
              { label: copy.columns.pieces, isNumber: true, cell: ({ pieces }) => <b>{pieces}</b> },
              {
                label: copy.columns.orders,
                cell: ({ orders: numbers }) =>
                  numbers.map((number, index) => (
                    <Fragment key={number}>
                      {index > 0 && ', '}
                      <Link to={shopOrderPath(shop, number)} className="link">
                        {parcelCode(number)}
                      </Link>
                    </Fragment>
                  )),
              },
            ]}
          />
        </>
      )}
      <Link to={shopOrdersPath(shop, { tab: 'pack' })} className="button button-quiet">
        {sellingCopy.order.back}
      </Link>
    </div>
  );
}
