import * as z from 'zod/mini';
import { toLine, toText } from './clean-text.ts';
import type { FieldError } from './field-error.ts';
import { FORM_LIMITS } from './limits.ts';

/** The code of a fault in the shape that zod expects of messages. */
const code = (error: FieldError): FieldError => error;

/** Bounds of a text in characters. With `min` above 1, an empty text and a short one are different faults. */
interface Bounds {
  min?: number;
  max: number;
}

/** A required line. Faults: required, too_short, too_long. */
export const line = ({ min = 1, max }: Bounds) =>
  z
    .string(code('required'))
    .check(
      z.overwrite(toLine),
      z.minLength(1, code('required')),
      z.minLength(min, code('too_short')),
      z.maxLength(max, code('too_long')),
    );

/** A line that may be empty or missing, which gives ''. Fault: too_long. */
export const optionalLine = (max: number) =>
  z._default(z.string(code('required')).check(z.overwrite(toLine), z.maxLength(max, code('too_long'))), '');

/** A required text of several lines. Faults: required, too_short, too_long. */
export const text = ({ min = 1, max }: Bounds) =>
  z
    .string(code('required'))
    .check(
      z.overwrite(toText),
      z.minLength(1, code('required')),
      z.minLength(min, code('too_short')),
      z.maxLength(max, code('too_long')),
    );

/** A text of several lines that may be empty or missing, then ''. Fault: too_long. */
export const optionalText = (max: number) =>
  z._default(z.string(code('required')).check(z.overwrite(toText), z.maxLength(max, code('too_long'))), '');

/** An e-mail address. Faults: required, too_long, invalid_email. */
export const email = z
  .string(code('required'))
  .check(
    z.overwrite(toLine),
    z.minLength(1, code('required')),
    z.maxLength(FORM_LIMITS.email, code('too_long')),
    z.regex(z.regexes.email, code('invalid_email')),
  );

/** An e-mail address that may be empty or missing, then ''. Faults: too_long, invalid_email. */
export const optionalEmail = z._default(
  z.string(code('required')).check(
    z.overwrite(toLine),
    z.maxLength(FORM_LIMITS.email, code('too_long')),
    z.refine((typed) => typed === '' || z.regexes.email.test(typed), code('invalid_email')),
  ),
  '',
);
