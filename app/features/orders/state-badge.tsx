import { STATE_WORDS } from '#domain/orders/state-words.ts';
import type { OrderState } from '#domain/orders/transitions.ts';

const COLOURS: Partial<Record<OrderState, string>> = {
  unpaid: 'bg-accent-soft text-accent-ink',
  completed: 'bg-success-soft text-success',
  cancelled: 'bg-sunken text-ink-soft',
};

/** The word of an order's state. */
export function StateBadge({ state }: { state: OrderState }) {
  return (
    <span className={`badge shrink-0 py-0.5 ${COLOURS[state] ?? 'bg-brand-soft text-brand'}`}>
      {STATE_WORDS[state]}
    </span>
  );
}
