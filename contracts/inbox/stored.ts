import * as z from 'zod/mini';
import type { ProblemKind } from '../problem.ts';

/** The answer to a form that was stored: the number to ask for it by. */
export const stored = { status: 201, body: z.object({ reference: z.string() }) } as const;

/** The page of somebody else has posted in a shopper's name. */
export const FOREIGN_ORIGIN = {
  status: 403,
  title: 'The request comes from a page of another origin',
} as const satisfies ProblemKind;
