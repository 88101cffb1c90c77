import { cleanLine, cleanText } from './clean-text.ts';

/** The text of a field that a form posted, clean (P-FORM-10); '' for a missing field and for a file. */
export function postedLine(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cleanLine(value) : '';
}

/** {@link postedLine} for a text of several lines. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? cleanText(value) : '';
}
