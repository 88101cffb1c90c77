import type { ProblemKind } from './problem.ts';

/**
 * A form with invalid fields, which the problem names. An endpoint that lists it reports faults of single
 * fields; all others call such a body malformed.
 */
export const INVALID = {
  status: 422,
  title: 'Some fields have faults',
} as const satisfies ProblemKind;
