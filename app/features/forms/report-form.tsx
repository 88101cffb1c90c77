import { REPORT_REASONS, type ReportTarget, targetText } from '#domain/forms/report.ts';
import { faultText } from '../../copy/forms.id.ts';
import { reportsCopy as copy } from '../../copy/reports.id.ts';
import { FormField, FormTextField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

/** What is wrong with a product, a shop or a review (P-FORM-9). @param back path of what is reported */
export function ReportForm({ target, back }: { target: ReportTarget; back: string }) {
  return (
    <FormFrame name="reports" label={copy.titles[target.kind]} submit={copy.submit} back={back}>
      {(faults) => (
        <>
          <input type="hidden" name="target" value={targetText(target)} />
          {faults['target'] && (
            <p className="font-semibold text-danger">{faultText('target', faults['target'])}</p>
          )}
          <FormField name="reason" faults={faults}>
            {(control) => (
              <select {...control} required defaultValue="">
                <option value="">{copy.choose}</option>
                {REPORT_REASONS[target.kind].map((reason) => (
                  <option key={reason} value={reason}>
                    {copy.reasons[reason]}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormTextField name="details" faults={faults} rows={5} hint={copy.hints.details} isOptional />
          <FormTextField
            name="email"
            faults={faults}
            type="email"
            autoComplete="email"
            hint={copy.hints.email}
            isOptional
          />
        </>
      )}
    </FormFrame>
  );
}
