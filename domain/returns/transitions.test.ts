import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpenReturn,
  RETURN_EVENTS,
  RETURN_STATES,
  RETURN_TRANSITIONS,
  type ReturnState,
  replayReturn,
} from './transitions.ts';

const next = (state: ReturnState) =>
  RETURN_EVENTS.filter((event) => RETURN_TRANSITIONS[event].from.includes(state));

describe('the transitions of a return (P-RET-40)', () => {
  it('leave no open state without an end that needs no shopper', () => {
    const reaches = (state: ReturnState, seen: readonly ReturnState[]): boolean =>
      !isOpenReturn(state) ||
      next(state).some((event) => {
        const { to, by } = RETURN_TRANSITIONS[event];
        const isAlone = by.some((actor) => actor === 'clock' || actor === 'operator');
        return isAlone && !seen.includes(to) && reaches(to, [...seen, to]);
      });
    for (const state of RETURN_STATES) expect([state, reaches(state, [state])]).toEqual([state, true]);
  });

  it('end in a state that nothing leaves', () => {
    expect(RETURN_STATES.filter((state) => next(state).length === 0)).toEqual(['done', 'closed']);
  });

  it('let nobody but the shopper speak for the shopper, and never give the clock an offer or a refusal', () => {
    for (const event of ['asked', 'offer_taken', 'appealed', 'withdrawn'] as const)
      expect(RETURN_TRANSITIONS[event].by).toEqual(['shopper']);
    expect(RETURN_TRANSITIONS.sent.by).toEqual(['shopper', 'courier']);
    for (const event of ['offered', 'refused', 'passed_in_part', 'decided', 'rejected'] as const)
      expect(RETURN_TRANSITIONS[event].by).not.toContain('clock');
  });

  it('pay once at most: no way leads out of an end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RETURN_EVENTS), { maxLength: 12 }), (events) => {
        const ended = events.findIndex((_, at) => {
          const state = replayReturn(events.slice(0, at + 1));
          return state !== null && !isOpenReturn(state);
        });
        if (ended >= 0 && ended < events.length - 1) expect(replayReturn(events)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
