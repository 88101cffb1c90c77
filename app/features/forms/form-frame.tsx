import { type ReactNode, useEffect, useState } from 'react';
import type { FieldError, FieldErrors } from '#domain/forms/field-error.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { BACK_FIELD } from '#domain/forms/sent-address.ts';
import { formsCopy } from '../../copy/forms.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Honeypot } from './honeypot.tsx';
import type { SendFailure } from './post-form.ts';

/** Checks and sends, with the contracts and zod: comes once a field has the focus. */
const loadCode = () => import('./post-form.ts');

/** What came of the last try. */
interface Outcome {
  /** The reference number of what was sent. */
  reference?: string;
  failure?: SendFailure;
}

/** A form of the shop: its fields, the button, and what came of sending it. */
export function FormFrame({
  name,
  submit,
  isMultipart = false,
  label,
  back = null,
  children,
}: {
  name: FormName;
  submit: string;
  /** Path where its sender goes on; null to stay. */
  back?: string | null;
  isMultipart?: boolean;
  label: string;
  children: (faults: FieldErrors) => ReactNode;
}) {
  const [{ reference, failure }, setOutcome] = useState<Outcome>({});
  const { isSending, faults, formProps } = useForm<FieldError>({
    onTry: () => setOutcome({}),
    prepare: () => void loadCode().catch(() => {}),
    check: async (values) => (await loadCode()).checkForm(name, values),
    send: async (values) => {
      const answer = await loadCode().then(
        ({ postForm }) => postForm(name, values),
        () => ({ kind: 'failed', failure: 'offline' }) as const,
      );
      if (answer.kind === 'invalid') return answer.faults;
      if (answer.kind === 'sent') formProps.ref.current?.reset();
      setOutcome(answer);
      return null;
    },
  });
  const shown = Object.keys(faults).length > 0 ? 'invalid' : failure;

  useEffect(() => {
    if (reference)
      formProps.ref.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [reference, formProps.ref]);

  return (
    <form
      {...formProps}
      method="post"
      action={`/api/${name}`}
      aria-label={label}
      {...(isMultipart && { encType: 'multipart/form-data' })}
      className="relative space-y-4"
    >
      <Honeypot />
      {back !== null && <input type="hidden" name={BACK_FIELD} value={back} />}
      {children(faults)}
      <Failure text={!isSending && shown ? formsCopy.failures[shown] : null} />
      <button type="submit" aria-disabled={isSending} className="button button-primary mb-0 w-full sm:w-auto">
        {isSending ? formsCopy.sending : submit}
      </button>
      <div role="status" className="not-empty:mt-4">
        {reference && <Sent name={name} reference={reference} back={back} />}
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
function Sent({ name, reference, back }: { name: FormName; reference: string; back: string | null }) {
  const { title, text } = formsCopy.sent[name];
  return (
    <div className="flex gap-3 rounded-2xl bg-success-soft p-4">
      <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-success" />
      <div>
        <p className="font-bold text-success">{title}</p>
        <p>
          {text} <strong className="nums whitespace-nowrap">{reference}</strong>
        </p>
        {back !== null && (
          <Link to={back} className="link inline-flex min-h-11 items-center">
            {formsCopy.sentPage.back}
          </Link>
        )}
      </div>
    </div>
  );
}
