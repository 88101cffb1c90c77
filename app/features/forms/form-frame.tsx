import type { ReactNode } from 'react';
import type { FormName } from '#domain/forms/reference.ts';
import { formsCopy } from '../../copy/forms.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Honeypot } from './honeypot.tsx';
import { type Check, type FormStatus, useForm } from './use-form.ts';

/** A form of the shop: its fields, the button, and what came of sending it. */
export function FormFrame({
  name,
  load,
  submit,
  isMultipart = false,
  label,
  children,
}: {
  name: FormName;
  load: () => Promise<Check>;
  submit: string;
  isMultipart?: boolean;
  label: string;
  children: (status: FormStatus) => ReactNode;
}) {
  const { status, formProps } = useForm(`/api/${name}`, load);
  return (
    <form
      {...formProps}
      aria-label={label}
      {...(isMultipart && { encType: 'multipart/form-data' })}
      className="relative space-y-4"
    >
      <Honeypot />
      {children(status)}
      <Failure text={status.failure && formsCopy.failures[status.failure]} />
      <button
        type="submit"
        aria-disabled={status.isSending}
        className="button button-primary mb-0 w-full sm:w-auto"
      >
        {status.isSending ? formsCopy.sending : submit}
      </button>
      <div role="status" className="not-empty:mt-4">
        {status.reference && <Sent name={name} reference={status.reference} />}
      </div>
    </form>
  );
}

/** Why something was not sent, said aloud as it appears. */
export function Failure({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:mb-0">
      {text && (
        <p className="flex gap-3 rounded-2xl bg-danger-soft p-4 text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

/** That something was received, with the number to ask for it by. */
function Sent({ name, reference }: { name: FormName; reference: string }) {
  const { title, text } = formsCopy.sent[name];
  return (
    <div className="flex gap-3 rounded-2xl bg-success-soft p-4">
      <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-success" />
      <div>
        <p className="font-bold text-success">{title}</p>
        <p>
          {text} <strong className="nums whitespace-nowrap">{reference}</strong>
        </p>
      </div>
    </div>
  );
}
