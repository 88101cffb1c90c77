import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { TextField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

const load = () => import('./check-message.ts').then(({ checkMessage }) => checkMessage);

/** 'Kirim Pesan' of the help centre (spec 2, Kontak). */
export function MessageForm({ label, submit }: { label: string; submit: string }) {
  return (
    <FormFrame name="messages" load={load} label={label} submit={submit}>
      {(status) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="name" status={status} autoComplete="name" />
            <TextField name="email" status={status} type="email" autoComplete="email" />
          </div>
          <TextField name="subject" status={status} minLength={FORM_LIMITS.subject.min} />
          <TextField name="message" status={status} rows={6} minLength={FORM_LIMITS.message.min} />
        </>
      )}
    </FormFrame>
  );
}
