import * as z from 'zod/mini';
import type { FieldError } from './field-error.ts';
import { optionalText } from './fields.ts';
import { typedLine } from './typed-text.ts';

/** Longest text of a review, in characters (P-REV-2). */
export const REVIEW_LIMIT = 1000;

const code = (error: FieldError): FieldError => error;

/** A review as it is typed: stars from 1 to 5, and words if one likes. */
export const reviewForm = z.object({
  rating: z.pipe(
    typedLine(code('required')).check(z.regex(/^[1-5]$/, code('required'))),
    z.transform((typed: string) => Number(typed)),
  ),
  review: optionalText(REVIEW_LIMIT),
});

export type ReviewForm = z.output<typeof reviewForm>;
