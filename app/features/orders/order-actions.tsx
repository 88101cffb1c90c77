import { shownState } from '#domain/orders/shown-state.ts';
import { orderPath, payPath, RECEIVED_ID, reviewPath } from '#domain/paths.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy as copy } from '../../copy/order.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { Link } from '../../ui/link.tsx';
import { BuyAgain } from './buy-again.tsx';
import { CancelButton } from './cancel-button.tsx';

/**
 * What a shopper may do with an order now, the next step first.
 * @param isAskedReceived the question whether it has arrived is open
 * @param isReviewed all its goods have a review already
 */
export function OrderActions({
  order,
  isAskedReceived,
  isReviewed,
}: {
  order: OrderView;
  isAskedReceived: boolean;
  isReviewed: boolean;
}) {
  const { number, state, may, purchase, lines, shop, isArrivalAsked } = order;
  const asksReview = may.review && !isReviewed;
  const isOver = ['received', 'completed', 'cancelled'].includes(shownState(order));
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
      {may.pay && (
        <>
          <Link to={payPath(purchase.number)} className="button button-primary">
            {copy.actions.pay}
          </Link>
          <Link to={payPath(purchase.number)} className="button button-quiet">
            {copy.actions.changeMethod}
          </Link>
        </>
      )}
      {may.confirm && (
        <Link to={payPath(purchase.number)} className="button button-primary">
          {copy.actions.confirm}
        </Link>
      )}
      {may.confirmReceived && !isArrivalAsked && (
        <ConfirmPopover
          id={RECEIVED_ID}
          intent="received"
          action={orderPath(number)}
          words={copy.received}
          look={state === 'delivered' ? 'button-primary' : 'button-quiet'}
          isAsked={isAskedReceived}
        />
      )}
      {may.reportMissing && (
        <ConfirmPopover
          intent="missing"
          action={orderPath(number)}
          words={copy.notArrived}
          look="button-quiet"
        />
      )}
      {may.review && (
        <Link to={reviewPath(number)} className={`button ${asksReview ? 'button-primary' : 'button-quiet'}`}>
          {asksReview ? copy.actions.review : copy.actions.reviewed}
        </Link>
      )}
      {may.buyAgain && (
        <BuyAgain
          lines={lines}
          shop={shop.name}
          className={isOver && !asksReview ? 'button-primary' : 'button-quiet'}
        />
      )}
      <CancelButton order={order} />
    </div>
  );
}
