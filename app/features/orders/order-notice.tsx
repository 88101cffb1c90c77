import { useSearchParams } from 'react-router';
import { type StoredState, shownState } from '#domain/orders/shown-state.ts';
import { STATE_WORDS } from '#domain/orders/state-words.ts';
import { type OrderNotice as Notice, type OrderRefused, orderCopy } from '../../copy/order.id.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { useToldOnce } from '../../ui/use-told-once.ts';

const isNotice = (text: string): text is Notice => Object.hasOwn(orderCopy.notices, text);
const isRefusal = (text: string): text is OrderRefused => Object.hasOwn(orderCopy.refusals, text);

function refusalText(refused: OrderRefused, order: StoredState): string {
  return refused === 'too_late'
    ? orderCopy.refusals.too_late(STATE_WORDS[shownState(order)])
    : orderCopy.refusals[refused];
}

/** What came of the form that led to this address; one that came too late hears where the order stands now. */
export function OrderNotice({ order }: { order: StoredState }) {
  useToldOnce();
  const [params] = useSearchParams();
  const [done, refused] = [params.get('done') ?? '', params.get('refused') ?? ''];
  return (
    <>
      <div role="status">
        {isNotice(done) && (
          <p className="rounded-2xl bg-success-soft p-4 font-semibold text-success">
            <InlineText text={orderCopy.notices[done]} />
          </p>
        )}
      </div>
      <div role="alert">
        {isRefusal(refused) && (
          <p className="rounded-2xl bg-danger-soft p-4 font-semibold text-danger">
            {refusalText(refused, order)}
          </p>
        )}
      </div>
    </>
  );
}
