import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { shownState } from '#domain/orders/shown-state.ts';
import { hasInvoice, STATE_WORDS } from '#domain/orders/state-words.ts';
import { orderPath } from '#domain/paths.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { REASON_WORDS, shopperReason } from '../../copy/order-events.id.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Link } from '../../ui/link.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';

/** Number and state of an order. */
export function OrderHeader({ order, isSample = false }: { order: OrderView; isSample?: boolean }) {
  const { number, placedAt, cancelAsked, exchangeOf } = order;
  return (
    <header className="space-y-1">
      <h1 className="flex flex-wrap items-center gap-x-3 text-2xl font-bold sm:text-3xl">
        {STATE_WORDS[shownState(order)]}
        {isSample && <span className="badge bg-accent-soft text-accent-ink">{copy.sample}</span>}
      </h1>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <span>
          <span className="max-sm:block">{copy.number}</span>{' '}
          <span className="nums font-semibold text-ink">{number}</span>
        </span>
        <CopyButton
          text={number}
          words={{ copy: copy.copy, copied: copy.copied, failed: copy.copyFailed }}
          label={copy.number}
        />
      </p>
      <p className="text-ink-soft">
        {copy.placed} <WibTime at={placedAt} />
      </p>
      {exchangeOf && (
        <p>
          {copy.exchangeOf}{' '}
          <Link to={orderPath(exchangeOf)} className="link nums inline-flex min-h-11 items-center">
            {exchangeOf}
          </Link>
        </p>
      )}
      {order.state === 'waiting' && <p>{copy.exchangeWaits}</p>}
      <Cancellation order={order} />
      {cancelAsked && (
        <p>
          <span className="badge bg-accent-soft py-0.5 text-accent-ink">{copy.cancelAsked}</span>{' '}
          {REASON_WORDS[cancelAsked.reason]}
        </p>
      )}
    </header>
  );
}

/** Why an order was cancelled, and that no money is on its way back where none came. */
function Cancellation({ order }: { order: OrderView }) {
  if (order.state !== 'cancelled') return null;
  const reason = order.events.findLast(({ event }) => event === 'cancelled')?.reason;
  const isUnpaid = order.refunds.length === 0 && order.exchangeOf === null && !hasInvoice(order);
  return (
    <>
      {reason && reason !== 'other' && <p>{copy.timeline.reason(shopperReason(reason))}</p>}
      {isUnpaid && <p>{copy.cancelledUnpaid}</p>}
      {reason === 'refused' && order.refunds.length > 0 && order.parts.shipping > 0 && (
        <p>{copy.shippingKept(formatRupiah(rupiah(order.parts.shipping)))}</p>
      )}
    </>
  );
}
