import { describe, expect, it } from 'vitest';
import { type Actor, type OrderEvent, type OrderState, replay, TRANSITIONS } from './transitions.ts';

const EVENTS = Object.keys(TRANSITIONS) as OrderEvent[];

/** The state after an event; null when it cannot happen in that state or by that actor. */
function nextState(state: OrderState, event: OrderEvent, actor: Actor): OrderState | null {
  const { from, to, by } = TRANSITIONS[event];
  return from.includes(state) && by.includes(actor) ? to : null;
}

const isOver = (state: OrderState) => state === 'completed' || state === 'cancelled';

describe('the life of an order', () => {
  it('goes from unpaid to completed when all goes well', () => {
    expect(replay('unpaid', ['paid', 'accepted', 'packed', 'shipped', 'delivered', 'completed'])).toBe(
      'completed',
    );
  });

  it('does not go back, nor skip a state', () => {
    expect(nextState('shipped', 'accepted', 'seller')).toBeNull();
    expect(nextState('unpaid', 'accepted', 'seller')).toBeNull();
    expect(nextState('new', 'shipped', 'seller')).toBeNull();
    expect(nextState('delivered', 'cancelled', 'shopper')).toBeNull();
    expect(replay('unpaid', ['paid', 'paid'])).toBeNull();
  });

  it('allows each event to its actors only: no shopper accepts, no seller reports a payment', () => {
    expect(nextState('new', 'accepted', 'shopper')).toBeNull();
    expect(nextState('unpaid', 'paid', 'seller')).toBeNull();
    expect(nextState('delivered', 'completed', 'seller')).toBeNull();
  });

  it('a cancelled order is revived by late money only, a completed one never', () => {
    expect(nextState('cancelled', 'revived', 'provider')).toBe('new');
    expect(nextState('cancelled', 'revived', 'seller')).toBeNull();
    expect(nextState('completed', 'revived', 'provider')).toBeNull();
  });

  it('can reach its end from every state', () => {
    const reaches = (state: OrderState, seen: ReadonlySet<OrderState> = new Set()): boolean =>
      isOver(state) ||
      (!seen.has(state) &&
        EVENTS.some((event) => {
          const { from, to } = TRANSITIONS[event];
          return from.includes(state) && reaches(to, new Set([...seen, state]));
        }));
    const states = new Set(EVENTS.flatMap((event) => [...TRANSITIONS[event].from, TRANSITIONS[event].to]));
    for (const state of states) expect(reaches(state), state).toBe(true);
  });
});
