import { SHOPPER_REASONS } from '#domain/orders/cancel-reasons.ts';
import type { CodeDemand, OrderOwner, OrderService } from '#server/services.ts';
import type { OrderNotice, OrderRefused } from '../../copy/order.id.ts';
import { typedCode } from './code-fields.tsx';
import { ORDER_INTENTS, REASON } from './order-intents.ts';

/** What came of a form of an order's page: what to tell, why nothing was done, or the code that it needs. */
export type OrderOutcome = { done: OrderNotice } | { refused: OrderRefused } | CodeDemand;

/** Does what a form of an order's page asks for; on the server. Repeating it is harmless. */
export async function answerOrderForm(
  form: FormData,
  desk: Pick<OrderService, 'cancel' | 'confirmReceived' | 'denyArrival' | 'reportMissing' | 'join'>,
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
      return outcomeOf('received', await desk.confirmReceived(owner, number));
    case 'not_arrived':
      return outcomeOf('not_arrived', await desk.denyArrival(owner, number));
    case 'missing':
      return outcomeOf('missing', await desk.reportMissing(owner, number));
    case 'join':
      if (owner.userId === undefined) return { refused: 'unknown' };
      return joined(await desk.join({ userId: owner.userId }, number, typedCode(form)));
    default:
      return { refused: 'unknown' };
  }
}

function joined(result: Awaited<ReturnType<OrderService['join']>>): OrderOutcome {
  if (result.ok) return { done: 'joined' };
  return result.error.code === 'code_needed' ? result.error : { refused: result.error.code };
}

type Done = { ok: true } | { ok: false; error: { code: Exclude<OrderRefused, 'reason'> } };

const outcomeOf = (notice: OrderNotice, result: Done): OrderOutcome =>
  result.ok ? { done: notice } : { refused: result.error.code };
