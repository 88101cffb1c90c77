import { type ShownState, type StoredState, shownState } from '#domain/orders/shown-state.ts';
import { STATE_WORDS } from '#domain/orders/state-words.ts';

const COLOURS: Partial<Record<ShownState, string>> = {
  unpaid: 'bg-accent-soft text-accent-ink',
  unconfirmed: 'bg-accent-soft text-accent-ink',
  received: 'bg-success-soft text-success',
  completed: 'bg-success-soft text-success',
  cancelled: 'bg-sunken text-ink-soft',
};

/** The word of an order's state. */
export function StateBadge({ order }: { order: StoredState }) {
  const shown = shownState(order);
  return (
    <span className={`badge shrink-0 py-0.5 ${COLOURS[shown] ?? 'bg-brand-soft text-brand'}`}>
      {STATE_WORDS[shown]}
    </span>
  );
}
