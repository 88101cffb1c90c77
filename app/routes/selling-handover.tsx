import { parcelCode } from '#domain/orders/seller-tabs.ts';
import { shopOrderPath, shopOrdersPath } from '#domain/paths.ts';
import { COURIER_IDS, COURIERS } from '#domain/shipping/couriers.ts';
import type { ShopOrderInList } from '#server/services.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { DeskList } from '../features/desk/desk-list.tsx';
import { nameOfService } from '../features/selling/service-name.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-handover';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = sellingCopy.handover;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { orders, isCut, most } = await context.get(servicesContext).selling.ordersIn(scope, ['packed']);
  return { shop: scope.sellerId, orders, most: isCut ? most : null };
}

/** The parcels that a courier gets, one list for each courier, to be signed. */
export default function SellingHandover({ loaderData: { shop, orders, most } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {orders.length === 0 ? (
        <EmptyList title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          {most !== null && <p className="text-ink-soft">{sellingCopy.most(most)}</p>}
          <PrintButton label={sellingCopy.labels.print} />
          {COURIER_IDS.map((courier) => (
            <Handed
              key={courier}
              shop={shop}
              name={COURIERS[courier].name}
              orders={orders.filter(({ order }) => order.courier === courier)}
            />
          ))}
        </>
      )}
      <Link to={shopOrdersPath(shop, { tab: 'ready' })} className="button button-quiet">
        {sellingCopy.order.back}
      </Link>
    </div>
  );
}

function Handed({ shop, name, orders }: { shop: number; name: string; orders: readonly ShopOrderInList[] }) {
  if (orders.length === 0) return null;
  const piecesOf = ({ order }: ShopOrderInList) =>
    order.lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0);
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">
        {name}, {copy.parcels(orders.length)}
      </h2>
      <DeskList
        label={`${copy.title} ${name}`}
        rows={orders}
        keyOf={({ order }) => order.number}
        pages={{ newest: null, older: null }}
        columns={[
          {
            label: copy.columns.order,
            cell: ({ order: { number } }) => (
              <Link to={shopOrderPath(shop, number)} className="link">
                {number}
              </Link>
            ),
          },
          { label: copy.columns.code, cell: ({ order }) => <b>{parcelCode(order.number)}</b> },
          { label: copy.columns.waybill, cell: ({ parcel }) => parcel?.waybill ?? sellingCopy.noWaybill },
          { label: copy.columns.service, cell: ({ order }) => nameOfService(order.service) },
          { label: copy.columns.pieces, isNumber: true, cell: (one) => sellingCopy.pieces(piecesOf(one)) },
        ]}
      />
      <p>{copy.signed}: ______________________</p>
      <p>{copy.at}: ______________________</p>
    </section>
  );
}
