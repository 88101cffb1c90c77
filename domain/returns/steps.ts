import { isOpenReturn, type ReturnEvent, type ReturnState } from './transitions.ts';

/** The six steps of a return as texts promise them (P-RET-3). */
export const RETURN_STEPS = ['ask', 'approval', 'pack', 'send', 'inspection', 'money'] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** One step of a return: `dropped` will not come any more. */
export interface ShownStep {
  step: ReturnStep;
  state: 'done' | 'current' | 'ahead' | 'dropped';
  /** When it was done. */
  at: Date | null;
}

/** What is known of a return, its events oldest first. */
export interface SteppedReturn {
  state: ReturnState;
  goesBack: boolean;
  events: readonly { event: 'opened' | ReturnEvent; at: Date }[];
  /** When all of its money was sent; null before, and for a return without money. */
  moneyAt: Date | null;
}

/** Events that end a step. Of several the last one counts. */
const ENDS: Readonly<Record<Exclude<ReturnStep, 'money'>, readonly ReturnEvent[]>> = {
  ask: ['asked'],
  approval: ['approved', 'accepted', 'offer_taken', 'sent_back'],
  pack: ['sent'],
  send: ['arrived'],
  inspection: ['passed', 'passed_in_part', 'kept'],
};

const CURRENT: Readonly<Partial<Record<ReturnState, ReturnStep>>> = {
  draft: 'ask',
  asked: 'approval',
  offered: 'approval',
  approved: 'pack',
  sent: 'send',
  inspecting: 'inspection',
  giving_back: 'inspection',
  done: 'money',
};

/** The steps of a return, each with its date. Goods that stay with the shopper have no steps of sending. */
export function returnSteps(given: SteppedReturn): ShownStep[] {
  const { state, goesBack, moneyAt } = given;
  const isSent = dateOf(given, ['sent']) !== null;
  const isSentBack = isSent || (goesBack && isOpenReturn(state));
  const current = moneyAt === null ? currentOf(given) : null;
  return RETURN_STEPS.filter((step) => isSentBack || !['pack', 'send', 'inspection'].includes(step)).map(
    (step) => {
      const at = step === 'money' ? moneyAt : dateOf(given, endsOf(step, isSent));
      if (step === current) return { step, state: 'current', at: null };
      if (at !== null) return { step, state: 'done', at };
      return { step, state: isOpenReturn(state) ? 'ahead' : 'dropped', at: null };
    },
  );
}

/** What the operator decided ends the step that was reached. */
const endsOf = (step: Exclude<ReturnStep, 'money'>, isSent: boolean): readonly ReturnEvent[] =>
  step === (isSent ? 'inspection' : 'approval') ? [...ENDS[step], 'decided'] : ENDS[step];

function dateOf({ events }: SteppedReturn, ends: readonly ReturnEvent[]): Date | null {
  return events.findLast(({ event }) => event !== 'opened' && ends.includes(event))?.at ?? null;
}

/** A refusal, and the operator's look at it, belong to the step where they happened. Pieces that passed are paid whatever becomes of the others. */
function currentOf(given: SteppedReturn): ReturnStep | null {
  const { state } = given;
  if (state === 'closed') return dateOf(given, ['passed_in_part']) && 'money';
  if (state !== 'refused' && state !== 'disputed') return CURRENT[state] ?? null;
  if (dateOf(given, ['arrived'])) return 'inspection';
  return dateOf(given, ['sent']) ? 'send' : 'approval';
}
