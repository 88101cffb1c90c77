import type { Actor } from '../orders/transitions.ts';

/** The states of a return. */
export const RETURN_STATES = [
  /** The shopper adds evidence; a guest has some hours to register. The clocks of the order stand still. */
  'draft',
  /** The seller answers. */
  'asked',
  /** The seller offers a part of the money, and the shopper keeps the goods. */
  'offered',
  /** The shopper sends the goods. */
  'approved',
  /** The goods are on their way to the seller. */
  'sent',
  /** The seller has them, and looks at them. */
  'inspecting',
  /** The seller says no. The shopper may appeal. */
  'refused',
  /** The operator decides. */
  'disputed',
  /** It is refused for good, and the seller sends the goods back. */
  'giving_back',
  /** The shopper got money. */
  'done',
  /** Over without money. */
  'closed',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Whether something can still happen. */
export const isOpenReturn = (state: ReturnState): boolean => state !== 'done' && state !== 'closed';

/** What can happen to a return after it was opened. */
export const RETURN_EVENTS = [
  'asked',
  'approved',
  /** Refunded on evidence: nothing is sent back. */
  'accepted',
  'offered',
  'offer_taken',
  'offer_left',
  'refused',
  'appealed',
  'sent',
  'arrived',
  'passed',
  /** Some of the pieces passed the inspection, and are paid; the others are refused. */
  'passed_in_part',
  /** Nobody can go on alone: the goods are lost, or the money cannot be given back. */
  'referred',
  'sent_back',
  'decided',
  'rejected',
  'rejected_back',
  'given_back',
  /** The seller did not give the goods back. */
  'kept',
  'withdrawn',
  'lapsed',
] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

interface Transition {
  from: readonly ReturnState[];
  to: ReturnState;
  by: readonly Actor[];
}

/**
 * Every change of a return's state (P-RET-40). Deadlines of the new state are `returnDeadline`; money, pieces and the
 * clocks of the order follow in the same transaction.
 */
export const RETURN_TRANSITIONS: Readonly<Record<ReturnEvent, Transition>> = {
  asked: { from: ['draft'], to: 'asked', by: ['shopper'] },
  approved: { from: ['asked'], to: 'approved', by: ['seller', 'operator', 'clock'] },
  accepted: { from: ['asked'], to: 'done', by: ['seller', 'operator', 'clock'] },
  offered: { from: ['asked'], to: 'offered', by: ['seller', 'operator'] },
  offer_taken: { from: ['offered'], to: 'done', by: ['shopper'] },
  offer_left: { from: ['offered'], to: 'asked', by: ['shopper', 'clock'] },
  refused: { from: ['asked', 'inspecting'], to: 'refused', by: ['seller', 'operator'] },
  appealed: { from: ['refused'], to: 'disputed', by: ['shopper'] },
  sent: { from: ['approved'], to: 'sent', by: ['shopper', 'courier'] },
  arrived: { from: ['sent'], to: 'inspecting', by: ['seller', 'operator', 'courier'] },
  passed: { from: ['inspecting'], to: 'done', by: ['seller', 'operator', 'clock'] },
  passed_in_part: { from: ['inspecting'], to: 'refused', by: ['seller', 'operator'] },
  referred: {
    from: ['asked', 'sent', 'inspecting', 'giving_back'],
    to: 'disputed',
    by: ['operator', 'clock', 'courier'],
  },
  /** The goods are with the shopper, who is to send them. */
  sent_back: { from: ['disputed'], to: 'approved', by: ['operator'] },
  decided: { from: ['disputed'], to: 'done', by: ['operator'] },
  /** The goods are with the shopper. */
  rejected: { from: ['disputed'], to: 'closed', by: ['operator'] },
  /** The goods are at the seller: an appeal was not made in time, or did not help. */
  rejected_back: { from: ['refused', 'disputed'], to: 'giving_back', by: ['operator', 'clock'] },
  given_back: { from: ['giving_back'], to: 'closed', by: ['seller', 'operator', 'courier'] },
  kept: { from: ['giving_back'], to: 'done', by: ['clock'] },
  withdrawn: { from: ['draft', 'asked', 'approved'], to: 'closed', by: ['shopper'] },
  lapsed: { from: ['draft', 'approved', 'refused'], to: 'closed', by: ['clock'] },
};

/** Replays the events of a return since its draft; null when one of them was impossible. */
export function replayReturn(events: readonly ReturnEvent[]): ReturnState | null {
  let state: ReturnState = 'draft';
  for (const event of events) {
    const { from, to } = RETURN_TRANSITIONS[event];
    if (!from.includes(state)) return null;
    state = to;
  }
  return state;
}
