import { TRACK_PATH } from '#domain/paths.ts';
import type { TrackedOrder } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { OrderSteps } from '../order-parts/order-steps.tsx';
import { OrderTimeline } from '../order-parts/order-timeline.tsx';
import { StateBadge } from '../order-parts/state-badge.tsx';
import { timelineOf } from '../order-parts/timeline.ts';
import { WibTime } from '../order-parts/wib-time.tsx';
import { ShippingFacts } from './order-shipping.tsx';

const copy = orderPagesCopy.track;

/** What tracking tells of orders: no address, no amounts. */
export function TrackedOrders({ orders }: { orders: TrackedOrder[] }) {
  return (
    <div className="space-y-4">
      {orders.map((order) => (
        <TrackedOrderCard key={order.number} order={order} />
      ))}
      <p className="text-ink-soft">{copy.masked}</p>
      <Link to={TRACK_PATH} className="button button-quiet">
        {copy.again}
      </Link>
    </div>
  );
}

function TrackedOrderCard({ order }: { order: TrackedOrder }) {
  const { number, placedAt, shop, lines, recipient, place } = order;
  return (
    <>
      <section role="status" className="card space-y-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="nums text-lg font-bold">{number}</h2>
          <StateBadge order={order} />
        </div>
        <p className="text-ink-soft">
          {shop.name} · {orderCopy.placed} <WibTime at={placedAt} />
        </p>
        <OrderSteps order={order} />
        <ShippingFacts order={order} />
        <dl className="grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-ink-soft">{copy.goods}</dt>
            {lines.map(({ name, quantity }) => (
              <dd key={name}>
                {name} <span className="nums">x {quantity}</span>
              </dd>
            ))}
          </div>
          <div>
            <dt className="text-sm text-ink-soft">{copy.to}</dt>
            <dd>
              {recipient}, {place}
            </dd>
          </div>
        </dl>
      </section>
      <OrderTimeline entries={timelineOf({ events: order.events, parcels: order.parcels })} />
    </>
  );
}
