import { checkFields } from '#domain/forms/check-fields.ts';
import { messageForm } from '#domain/forms/message.ts';
import type { Check } from './use-form.ts';

/** The faults of the message form. */
export const checkMessage: Check = (values) => {
  const checked = checkFields(messageForm, Object.fromEntries(values));
  return checked.ok ? {} : checked.error;
};
