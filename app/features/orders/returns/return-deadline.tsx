import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { payPath } from '#domain/paths.ts';
import type { ReturnView } from '#server/services.ts';
import { orderCopy } from '../../../copy/order.id.ts';
import { returnCopy as copy } from '../../../copy/return-pages.id.ts';
import { Link } from '../../../ui/link.tsx';
import { getsGoods, hasGoneAstray } from '../../order-parts/gets-goods.ts';
import { ReturnDue } from '../../order-parts/return-due.tsx';

/** Until when the next step must be made, and what comes of silence; of what is over, that it is. */
export function ReturnDeadline({ view, needsAccount }: { view: ReturnView; needsAccount: boolean }) {
  const { state, dueAt, goesBack, events } = view;
  const happened = (what: ReturnView['events'][number]['event']) =>
    events.some(({ event }) => event === what);
  const exchange = getsGoods(view) ? view.exchange : null;
  if (state === 'done' && exchange?.order?.payBy)
    return <PayDifference order={exchange.order} toPay={exchange.terms?.toPay ?? 0} />;
  if (state === 'done' && needsAccount)
    return <p className="rounded-2xl bg-accent-soft p-4">{copy.ended.needsAccount}</p>;
  if (state === 'done' || state === 'closed')
    return (
      <p className="rounded-2xl bg-sunken p-4">
        {state === 'closed' && happened('passed_in_part') ? copy.endedInPart : endWords(view)[state]}
      </p>
    );
  const isAtSeller = happened('arrived');
  const isSilentEnd = state === 'asked' && !goesBack;
  const silence =
    state === 'refused' && isAtSeller
      ? copy.refusedAtSeller
      : getsGoods(view) &&
          (isSilentEnd || state === 'approved' || state === 'refused' || state === 'inspecting')
        ? copy.exchangeSilence[state]
        : isSilentEnd
          ? copy.silentRefund
          : hasGoneAstray(view)
            ? copy.astray
            : copy.silence[state];
  return <ReturnDue title={copy.due[state]} dueAt={dueAt} silence={silence} />;
}

/** The goods have passed, and the new ones cost more. */
const PayDifference = ({
  order,
  toPay,
}: {
  order: NonNullable<NonNullable<ReturnView['exchange']>['order']>;
  toPay: number;
}) => (
  <>
    <ReturnDue title={copy.difference.due} dueAt={order.payBy} silence={orderCopy.exchangeLapses} />
    <Link to={payPath(order.purchase)} className="button button-primary w-full">
      {copy.difference.pay(formatRupiah(rupiah(toPay)))}
    </Link>
  </>
);

/** Of an exchange that was called off its goods say what became of it. */
const endWords = (view: ReturnView) =>
  (view.state === 'closed' ? view.exchange !== null : getsGoods(view)) ? copy.exchangeEnded : copy.ended;
