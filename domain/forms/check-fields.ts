import type * as z from 'zod/mini';
import type { Result } from '../result.ts';
import { type FieldError, type FieldErrors, isFieldError } from './field-error.ts';

/** What a form posted, by field name; the schema drops fields that it does not know. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The values of a form as its schema defines them, or the first fault of each invalid field. */
export function checkFields<Output>(
  schema: z.ZodMiniType<Output>,
  values: FormValues,
): Result<Output, FieldErrors> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults: Record<string, FieldError> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    faults[field] ??= isFieldError(message) ? message : 'required';
  }
  return { ok: false, error: faults };
}
