import type { OrderState } from '#domain/orders/transitions.ts';
import { stateWords } from '../../copy/operating-orders.id.ts';

const COLOURS: Partial<Record<OrderState, string>> = {
  unpaid: 'bg-accent-soft text-accent-ink',
  unconfirmed: 'bg-accent-soft text-accent-ink',
  completed: 'bg-success-soft text-success',
  cancelled: 'bg-sunken text-ink-soft',
};

/** The state of an order in the operator's words. */
export const StateBadge = ({ state }: { state: OrderState }) => (
  <span className={`badge shrink-0 py-0.5 ${COLOURS[state] ?? 'bg-brand-soft text-brand'}`}>
    {stateWords(state)}
  </span>
);
