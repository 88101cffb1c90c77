import * as z from 'zod/mini';
import type { ProblemKind } from '../problem.ts';

/** The answer to a stored form: its reference number. */
export const stored = { status: 201, body: z.object({ reference: z.string() }) } as const;

/** A page of another site posted in a shopper's name. */
export const FOREIGN_ORIGIN = {
  status: 403,
  title: 'The request comes from a page of another origin',
} as const satisfies ProblemKind;
