import { formsCopy } from '../../copy/forms.id.ts';
import { FileChoice } from '../media/file-choice.tsx';
import { FormField, FormTextField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

export interface ApplicationTexts {
  title: string;
  /** The choice for those who apply for no position in particular. */
  general: string;
  hints: { email: string; phone: string; coverLetter: string; resume: string };
  submit: string;
}

/** The job application with its PDF (P-FORM-3). `chosen` is the position that the address names. */
export function ApplicationForm({
  texts,
  jobs,
  chosen,
}: {
  texts: ApplicationTexts;
  jobs: readonly { id: string; title: string }[];
  chosen: string;
}) {
  const { hints } = texts;
  return (
    <FormFrame name="applications" label={texts.title} submit={texts.submit} isMultipart>
      {(faults) => (
        <>
          <FormField name="job" faults={faults}>
            {(control) => (
              <select {...control} key={chosen} defaultValue={chosen}>
                <option value="">{texts.general}</option>
                {jobs.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormTextField name="name" faults={faults} autoComplete="name" />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormTextField
              name="email"
              faults={faults}
              type="email"
              autoComplete="email"
              hint={hints.email}
            />
            <FormTextField
              name="phone"
              faults={faults}
              type="tel"
              autoComplete="tel"
              hint={hints.phone}
              isOptional
            />
          </div>
          <FormTextField name="cover_letter" faults={faults} rows={8} hint={hints.coverLetter} />
          <FormField name="resume" faults={faults} hint={hints.resume}>
            {(control) => (
              <FileChoice {...control} choose={formsCopy.choosePdf} required accept="application/pdf,.pdf" />
            )}
          </FormField>
        </>
      )}
    </FormFrame>
  );
}
