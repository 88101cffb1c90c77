import { COMPLAINTS_PATH, ORDERS_PATH } from '#domain/paths.ts';
import type { OrderList } from '#server/services.ts';
import { ordersCopy } from '../../copy/orders.id.ts';
import { Link } from '../../ui/link.tsx';
import { OrderCard } from './order-card.tsx';

/** How many orders the profile shows. */
const SHOWN = 3;

/** The last orders of an account, and the way to all of them. */
export function LastOrders({ list }: { list: OrderList }) {
  return (
    <div lang="id" className="space-y-4">
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.orders.slice(0, SHOWN).map((order, index) => (
          <OrderCard key={order.number} order={order} isFirst={index === 0} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Link to={ORDERS_PATH} className="button button-quiet">
          {ordersCopy.seeAll}
        </Link>
        <Link to={COMPLAINTS_PATH} className="button button-quiet">
          {ordersCopy.complaints}
        </Link>
      </div>
    </div>
  );
}
