import type { ReactNode } from 'react';
import { formatLongDate } from '#domain/format-date.ts';
import { piecesLeft } from '#domain/orders/returnable.ts';
import { orderAddressPath, returnPath } from '#domain/paths.ts';
import type { CodeDemand, OrderView, RefundView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { Link } from '../../ui/link.tsx';
import { OrderSteps } from '../order-parts/order-steps.tsx';
import { OrderTimeline } from '../order-parts/order-timeline.tsx';
import { timelineOf } from '../order-parts/timeline.ts';
import { ArrivalQuestion } from './arrival-question.tsx';
import { HeldMail } from './held-mail.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDeadlines } from './order-deadlines.tsx';
import { OrderFurther } from './order-further.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderJoin } from './order-join.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderShipping } from './order-shipping.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderWindows } from './order-windows.tsx';

/** One order in full, and what can be done with it. */
export function OrderScreen({
  order,
  now,
  publicUrl,
  loginPath,
  isSample = false,
  isAskedReceived = false,
  isReviewed = false,
  refundAccount = null,
  returns = null,
  isReturnOpen = false,
  joinDemand = null,
}: {
  order: OrderView;
  now: Date;
  /** For the link that is shared. */
  publicUrl: string;
  /** Where a guest logs in to keep the order; null for somebody who is signed in. */
  loginPath: string | null;
  /** An order of nobody, with which nothing can be done. */
  isSample?: boolean;
  isAskedReceived?: boolean;
  /** All its goods have a review already. */
  isReviewed?: boolean;
  refundAccount?: ((refund: RefundView) => ReactNode) | null;
  /** Its returns, and the way to one. */
  returns?: ReactNode;
  /** One of them is not over: it comes first. */
  isReturnOpen?: boolean;
  /** The code that saving it to the account needs. */
  joinDemand?: CodeDemand | null;
}) {
  const { number, may } = order;
  // Money that is still to come, or that came back for all of it, is what its shopper looks for.
  const areRefundsFirst = order.state === 'cancelled' || order.refunds.some(({ doneAt }) => doneAt === null);
  const refunds = <OrderRefunds refunds={order.refunds} account={refundAccount} />;
  return (
    <div className="page grid items-start gap-4 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="min-w-0 space-y-4">
        <OrderNotice order={order} />
        {order.mailHeldAt && <HeldMail day={formatLongDate(order.mailHeldAt)} />}
        <OrderHeader order={order} isSample={isSample} />
        {isSample && <p className="rounded-2xl bg-sunken p-4">{copy.sampleText}</p>}
        <OrderSteps order={order} />
        {order.isArrivalAsked && <ArrivalQuestion number={number} isAskedReceived={isAskedReceived} />}
        {areRefundsFirst && refunds}
        {isReturnOpen && returns}
        <OrderDeadlines order={order} />
        {!isSample && (
          <OrderActions order={order} isAskedReceived={isAskedReceived} isReviewed={isReviewed} />
        )}
        <OrderShipping order={order}>
          {may.changeAddress && (
            <Link to={orderAddressPath(number)} className="button button-quiet">
              {copy.actions.changeAddress}
            </Link>
          )}
        </OrderShipping>
        <OrderLines order={order} />
        <OrderTimeline entries={timelineOf({ ...order, returnAt: (n) => returnPath(order.number, n) })} />
      </div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-24">
        <OrderTotals order={order} />
        {!areRefundsFirst && refunds}
        {!isReturnOpen && returns}
        {order.returnWindows && order.lines.some((line) => piecesLeft(line) > 0) && (
          <OrderWindows windows={order.returnWindows} now={now} />
        )}
        {!isSample && <OrderJoin order={order} loginPath={loginPath} demand={joinDemand} />}
        {!isSample && <OrderFurther order={order} publicUrl={publicUrl} />}
      </div>
    </div>
  );
}
