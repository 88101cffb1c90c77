import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { FormTextField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

/** 'Kirim Pesan' of the help centre (P-FORM-1). */
export function MessageForm({ label, submit }: { label: string; submit: string }) {
  return (
    <FormFrame name="messages" label={label} submit={submit}>
      {(faults) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormTextField name="name" faults={faults} autoComplete="name" />
            <FormTextField name="email" faults={faults} type="email" autoComplete="email" />
          </div>
          <FormTextField name="subject" faults={faults} minLength={FORM_LIMITS.subject.min} />
          <FormTextField name="message" faults={faults} rows={6} minLength={FORM_LIMITS.message.min} />
        </>
      )}
    </FormFrame>
  );
}
