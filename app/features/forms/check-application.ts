import { applicationForm } from '#domain/forms/application.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import type { FieldError } from '#domain/forms/field-error.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { resumeFault } from '#domain/forms/resume.ts';
import type { Check } from './use-form.ts';

/** Looks into the file, but never reads one that is too large. */
async function faultOfFile(resume: FormDataEntryValue | null): Promise<FieldError | null> {
  if (!(resume instanceof File)) return 'required';
  if (resume.size > FORM_LIMITS.resumeBytes) return 'too_large';
  return resumeFault(new Uint8Array(await resume.arrayBuffer()));
}

/** The faults of a job application with its resume. */
export const checkApplication: Check = async (values) => {
  const checked = checkFields(applicationForm, Object.fromEntries(values));
  const resume = await faultOfFile(values.get('resume'));
  return { ...(checked.ok ? {} : checked.error), ...(resume && { resume }) };
};
