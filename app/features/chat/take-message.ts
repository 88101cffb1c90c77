import { chatForm } from '#domain/forms/chat.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { chatCopy as copy } from '../../copy/chat.id.ts';
import { pictureFault } from '../media/picture-fault.ts';

/** A posted message, or why it is none. */
export type TakenMessage =
  | { ok: true; id: string; text: string; photos: string[] }
  | { ok: false; id: string; typed: string; fault: string };

/** Reads a posted message; on the server. */
export function takeMessage(form: FormData): TakenMessage {
  const [id, typed] = [String(form.get('id') ?? ''), String(form.get('text') ?? '')];
  const checked = checkFields(chatForm, { text: typed });
  if (!checked.ok) {
    const fault = checked.error.text === 'too_long' ? copy.refused.too_long : copy.refused.unreadable;
    return { ok: false, id, typed, fault };
  }
  const fault = pictureFault(form);
  if (fault !== null) return { ok: false, id, typed, fault };
  return { ok: true, id, text: checked.value.text, photos: form.getAll(FORM_FIELDS.id).map(String) };
}
