/** What may be wrong with a field of a form; the messages are in `app/copy/forms.id.ts`. */
export const FIELD_ERRORS = [
  'required',
  'invalid_email',
  'too_long',
  'too_short',
  'not_pdf',
  'too_large',
  'unknown_job',
  'unknown_target',
  'invalid_phone',
  'unknown_region',
  'invalid_postal_code',
  'other_province',
  'unreadable',
] as const;

export type FieldError = (typeof FIELD_ERRORS)[number];

/** The faults of a form by field name; a field without an entry is valid. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Whether a text, such as a code in an answer of the server, names a fault of a field. */
export function isFieldError(code: unknown): code is FieldError {
  return FIELD_ERRORS.some((known) => known === code);
}
