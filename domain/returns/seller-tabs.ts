import type { ReturnState } from './transitions.ts';

/** The tabs of a shop's returns and the states that each shows (P-CENTRE-30). A draft is its shopper's alone. */
export const RETURN_TABS = {
  answer: ['asked'],
  inspect: ['inspecting', 'giving_back'],
  sending: ['approved', 'sent'],
  waiting: ['offered', 'refused', 'disputed'],
  ended: ['done', 'closed'],
} as const satisfies Record<string, readonly ReturnState[]>;

export type ReturnTab = keyof typeof RETURN_TABS;

export const RETURN_TAB_IDS = Object.keys(RETURN_TABS) as readonly ReturnTab[];

/** The tab that an address names; those to be answered when it names none. */
export const parseReturnTab = (given: string | null): ReturnTab =>
  RETURN_TAB_IDS.find((tab) => tab === given) ?? 'answer';
