import type { ProblemKind } from './problem.ts';

/**
 * A form with faults in its fields, which the problem names. An endpoint that lists it answers faults of single fields
 * so; all others call such a body malformed.
 */
export const INVALID = {
  status: 422,
  title: 'Some fields have faults',
} as const satisfies ProblemKind;
