import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { mediaCopy } from '../../copy/media.id.ts';

const isKnown = (code: string): code is keyof typeof mediaCopy.refusals =>
  Object.hasOwn(mediaCopy.refusals, code);

/** The sentence why a picture of a form without scripts was not taken; null when all were. */
export function pictureFault(form: FormData): string | null {
  const code = String(form.get(FORM_FIELDS.refusal) ?? '');
  if (code === '') return null;
  return isKnown(code) ? mediaCopy.refusals[code] : mediaCopy.failed;
}
