import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { askReceivedPath, orderPath, payPath } from '#domain/paths.ts';
import type { OrderCard as Card } from '#server/services.ts';
import { ordersCopy } from '../../copy/orders.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { OrderPicture } from '../order-parts/order-picture.tsx';
import { StateBadge } from '../order-parts/state-badge.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { BuyAgain } from './buy-again.tsx';
import { nextAction } from './next-action.ts';

const copy = ordersCopy.card;

/** One order in the list: shop, what it is about, what it cost, where it stands and what can be done next. */
export function OrderCard({ order, isFirst = false }: { order: Card; isFirst?: boolean }) {
  const { number, shop, placedAt, firstLine, otherLines, pieces, total, purchase, may } = order;
  return (
    <li className="card relative flex flex-col gap-3 p-4 sm:p-5">
      <div>
        <div className="flex items-start justify-between gap-3">
          <p className="flex min-w-0 items-center gap-1.5 font-semibold">
            <Icon name="store" className="size-4 shrink-0 text-brand" />
            <span className="line-clamp-2">{shop.name}</span>
          </p>
          <StateBadge order={order} />
        </div>
        <p className="nums text-sm text-ink-soft">
          <time dateTime={placedAt.toISOString()}>{formatDateTime(placedAt)}</time> · {number}
        </p>
      </div>
      <div className="flex gap-3">
        <OrderPicture src={firstLine.imageUrl} when={isFirst ? 'now' : 'near'} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">
            <Link to={orderPath(number)} className="line-clamp-2 cover-link hover:text-brand">
              {firstLine.name}
            </Link>
          </h2>
          {firstLine.options !== '' && <p className="text-sm text-ink-soft">{firstLine.options}</p>}
          <p className="text-sm text-ink-soft">
            {copy.pieces(pieces)}
            {otherLines > 0 && ` · ${copy.others(otherLines)}`}
          </p>
        </div>
      </div>
      {(may.pay || may.confirm) && purchase.payBy && (
        <p className="text-sm text-accent-ink">
          {may.pay ? ordersCopy.payBy : ordersCopy.confirmBy}{' '}
          <WibTime at={purchase.payBy} className="font-semibold" />
        </p>
      )}
      {order.returnBy && (
        <p className="text-sm">
          {ordersCopy.returnBy} <WibTime at={order.returnBy} className="font-semibold" />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p>
          <span className="block text-sm text-ink-soft">{copy.total}</span>
          <span className="nums font-bold">{formatRupiah(rupiah(total))}</span>
        </p>
        <NextStep order={order} />
      </div>
    </li>
  );
}

/** Above the link that covers the card. */
const BUTTON = 'relative z-10';

function NextStep({ order }: { order: Card }) {
  const { number, purchase, lines, shop } = order;
  const action = nextAction(order);
  const label = copy.of(ordersCopy.actions[action], number);
  if (action === 'buyAgain') {
    return (
      <div className={BUTTON}>
        <BuyAgain lines={lines} shop={shop.name} label={label} className="button-quiet" />
      </div>
    );
  }
  const to = {
    pay: payPath(purchase.number),
    confirm: payPath(purchase.number),
    received: askReceivedPath(number),
    track: orderPath(number),
  };
  return (
    <Link
      to={to[action]}
      aria-label={label}
      className={`button ${action === 'track' ? 'button-quiet' : 'button-primary'} ${BUTTON}`}
    >
      {ordersCopy.actions[action]}
    </Link>
  );
}
