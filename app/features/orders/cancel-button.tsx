import { SHOPPER_REASONS } from '#domain/orders/cancel-reasons.ts';
import { orderPath } from '#domain/paths.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';
import { REASON_WORDS } from '../../copy/order-events.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { REASON } from './order-intents.ts';

const copy = orderCopy.cancel;

/** Cancels an order, or asks its seller to, with a reason; nothing where it is too late for both. */
export function CancelButton({ order }: { order: Pick<OrderView, 'number' | 'may' | 'purchase' | 'isCod'> }) {
  const { number, may, purchase, isCod } = order;
  if (may.cancel === null) return null;
  return (
    <ConfirmPopover
      intent="cancel"
      action={orderPath(number)}
      look="button-quiet text-danger"
      confirmLook="button-danger"
      words={{
        label: copy.labels[may.cancel],
        title: copy.labels[may.cancel],
        text: copy.texts[may.cancel]({ orders: purchase.orders.length, isCod }),
        confirm: copy.confirm[may.cancel],
        keep: copy.keep,
      }}
    >
      <fieldset>
        <legend className="font-semibold">{copy.reason}</legend>
        {SHOPPER_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input type="radio" name={REASON} value={reason} required className="size-5 shrink-0" />
            {REASON_WORDS[reason]}
          </label>
        ))}
      </fieldset>
    </ConfirmPopover>
  );
}
