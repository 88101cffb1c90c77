import { checkFields } from '#domain/forms/check-fields.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import type { Check } from './use-form.ts';

/** The faults of the newsletter box. */
export const checkNewsletter: Check = (values) => {
  const checked = checkFields(newsletterForm, Object.fromEntries(values));
  return checked.ok ? {} : checked.error;
};
