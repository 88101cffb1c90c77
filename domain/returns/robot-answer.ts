import type { ReturnState } from './transitions.ts';

/** What the robot that plays the sellers of a demo looks at in a return. */
export interface PlayedReturn {
  state: ReturnState;
  changedAt: Date;
  askedPart: number | null;
  /** The shop's courier brings the goods, and says when they are there. */
  isCarried: boolean;
}

export type RobotAnswer = { do: 'approve' | 'offer' | 'arrive' | 'pass' | 'give_back'; at: Date };

const HOUR_MS = 60 * 60 * 1000;

/** Hours after which it acts, by what the return waits for. */
const HOURS: Readonly<Partial<Record<ReturnState, number>>> = {
  asked: 4,
  sent: 48,
  inspecting: 20,
  giving_back: 20,
};

/** States in which a return waits for its seller, or for the courier to the seller. */
export const PLAYED_STATES = Object.keys(HOURS);

const STEPS: Readonly<Partial<Record<ReturnState, RobotAnswer['do']>>> = {
  asked: 'approve',
  sent: 'arrive',
  inspecting: 'pass',
  giving_back: 'give_back',
};

/** What the robot does next, and when; null when it is not the seller's turn. It agrees with everybody. */
export function robotAnswer({ state, changedAt, askedPart, isCarried }: PlayedReturn): RobotAnswer | null {
  const [hours, step] = [HOURS[state], STEPS[state]];
  if (hours === undefined || step === undefined || (state === 'sent' && isCarried)) return null;
  const at = new Date(changedAt.getTime() + hours * HOUR_MS);
  return { do: state === 'asked' && askedPart !== null ? 'offer' : step, at };
}
