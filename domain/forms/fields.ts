import * as z from 'zod/mini';
import { EMAIL } from './email.ts';
import type { FieldError } from './field-error.ts';
import { FORM_LIMITS } from './limits.ts';
import { typedLine, typedPhone, typedText } from './typed-text.ts';

/** The code of a fault in the shape that zod expects of messages. */
const code = (error: FieldError): FieldError => error;

/** Bounds of a text in characters. With `min` above 1, an empty text and a short one are different faults. */
interface Bounds {
  min?: number;
  max: number;
}

type Typed = typeof typedLine;

/** Faults: required, too_short, too_long; of all texts also unreadable. */
const needed =
  (typed: Typed) =>
  ({ min = 1, max }: Bounds) =>
    typed(code('required')).check(
      z.minLength(1, code('required')),
      z.minLength(min, code('too_short')),
      z.maxLength(max, code('too_long')),
    );

/** A text that may be empty or missing, which gives ''. Fault: too_long. */
const optional = (typed: Typed) => (max: number) =>
  z._default(typed(code('required')).check(z.maxLength(max, code('too_long'))), '');

/** A required line. */
export const line = needed(typedLine);

/** A required text of several lines. */
export const text = needed(typedText);

/** A required telephone number, of any form. */
export const phone = needed(typedPhone);

export const optionalLine = optional(typedLine);
export const optionalText = optional(typedText);
export const optionalPhone = optional(typedPhone);

/** An e-mail address. Faults: required, too_long, invalid_email. */
export const email = line({ max: FORM_LIMITS.email }).check(z.regex(EMAIL, code('invalid_email')));

/** An e-mail address or ''. Faults: too_long, invalid_email. */
export const emailOrEmpty = typedLine(code('required')).check(
  z.maxLength(FORM_LIMITS.email, code('too_long')),
  z.refine((typed) => typed === '' || EMAIL.test(typed), code('invalid_email')),
);

/** An e-mail address that may be empty or missing, then ''. */
export const optionalEmail = z._default(emailOrEmpty, '');
