import { SHOPPER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { OrderDesk, OrderOwner } from '#server/services.ts';
import type { OrderNotice, OrderRefused } from '../../copy/order.id.ts';
import { ORDER_INTENTS, REASON } from './order-intents.ts';

/** What came of a form of an order's page: what to tell, or why nothing was done. */
export type OrderOutcome = { done: OrderNotice } | { refused: OrderRefused };

/** Does what a form of an order's page asks for; on the server. Repeating it is harmless. */
export async function answerOrderForm(
  form: FormData,
  desk: Pick<OrderDesk, 'cancel' | 'confirmReceived' | 'reportMissing' | 'join'>,
  { owner, number }: { owner: OrderOwner; number: string },
): Promise<OrderOutcome> {
  const intent = ORDER_INTENTS.find((known) => known === form.get('intent'));
  switch (intent) {
    case 'cancel': {
      const reason = SHOPPER_REASONS.find((known) => known === form.get(REASON));
      if (!reason) return { refused: 'reason' };
      const cancelled = await desk.cancel(owner, number, reason);
      if (!cancelled.ok) return { refused: cancelled.error.code };
      return { done: cancelled.value === 'order_cancelled' ? 'cancelled' : cancelled.value };
    }
    case 'received':
      return told('received', await desk.confirmReceived(owner, number));
    case 'missing':
      return told('missing', await desk.reportMissing(owner, number));
    case 'join':
      if (owner.userId === undefined) return { refused: 'unknown' };
      return told('joined', await desk.join({ userId: owner.userId }, number));
    default:
      return { refused: 'unknown' };
  }
}

type Done = { ok: true } | { ok: false; error: { code: Exclude<OrderRefused, 'reason'> } };

const told = (notice: OrderNotice, result: Done): OrderOutcome =>
  result.ok ? { done: notice } : { refused: result.error.code };
