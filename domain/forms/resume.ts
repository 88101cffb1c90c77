import type { FieldError } from './field-error.ts';
import { FORM_LIMITS } from './limits.ts';

/** How far from either end of a file the PDF marks may lie, in bytes; PDF readers are as lenient. */
const MARK_RANGE = 1024;

/** Whether the bytes contain an ASCII text. */
const holds = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

/**
 * What is wrong with a resume; null when it is valid. It is required, at most 2 MB, and a PDF by its content:
 * the name and the type that a browser states are not trusted.
 */
export function resumeFault(bytes: Uint8Array): FieldError | null {
  if (bytes.length === 0) return 'required';
  if (bytes.length > FORM_LIMITS.resumeBytes) return 'too_large';
  const isPdf = holds(bytes.subarray(0, MARK_RANGE), '%PDF-') && holds(bytes.subarray(-MARK_RANGE), '%%EOF');
  return isPdf ? null : 'not_pdf';
}
