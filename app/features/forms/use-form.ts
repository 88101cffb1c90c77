import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { firstFaulty } from '../../ui/first-faulty.ts';
import { type SendFailure, sendForm } from './send-form.ts';

/** Finds the faults of what a form holds; none when it is right. */
export type Check = (values: FormData) => FieldErrors | Promise<FieldErrors>;

export interface FormStatus {
  isSending: boolean;
  /** The reference number of what was sent last, until the next try. */
  reference: string | null;
  faults: FieldErrors;
  failure: SendFailure | 'invalid' | null;
}

const UNTOUCHED: FormStatus = { isSending: false, reference: null, faults: {}, failure: null };

const isFaulty = (faults: FieldErrors) => Object.keys(faults).length > 0;

/** What one try to send comes to. */
async function attempt(endpoint: string, values: FormData, load: () => Promise<Check>): Promise<FormStatus> {
  // Without the check, say because its file did not come over a broken line, the server judges alone.
  const faults = await load()
    .then((check) => check(values))
    .catch((): FieldErrors => ({}));
  if (isFaulty(faults)) return { ...UNTOUCHED, faults, failure: 'invalid' };
  const answer = await sendForm(endpoint, values);
  if (answer.kind === 'invalid') return { ...UNTOUCHED, faults: answer.faults, failure: 'invalid' };
  if (answer.kind === 'failed') return { ...UNTOUCHED, failure: answer.failure };
  if (answer.kind === 'sent' && 'reference' in answer.body && typeof answer.body.reference === 'string') {
    return { ...UNTOUCHED, reference: answer.body.reference };
  }
  return { ...UNTOUCHED, failure: 'unavailable' };
}

/**
 * A form that posts by itself without JavaScript, and with it is checked and sent in place: the first field with a
 * fault gets the focus, what was typed stays on any failure, a second press while it is on its way does nothing.
 *
 * @param load brings the check, whose code is fetched when the shopper leaves the first field
 */
export function useForm(endpoint: string, load: () => Promise<Check>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [status, setStatus] = useState(UNTOUCHED);

  // Our own words take the place of the browser's, which stay for a page without JavaScript.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (status.failure === 'invalid' && !isBusy.current) firstFaulty(form.current, status.faults)?.focus();
    if (status.reference) form.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [status.failure, status.faults, status.reference]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const values = new FormData(event.currentTarget);
    setStatus({ ...UNTOUCHED, isSending: true });
    const next = await attempt(endpoint, values, load);
    isBusy.current = false;
    if (next.reference) form.current?.reset();
    setStatus(next);
  }

  /** A fault goes away as soon as its field is right. */
  async function onInput(event: FormEvent<HTMLFormElement>) {
    const field = 'name' in event.target ? String(event.target.name) : '';
    if (!(field in status.faults)) return;
    const values = new FormData(event.currentTarget);
    const found = await load()
      .then((check) => check(values))
      .catch((): FieldErrors => ({}));
    if (field in found) return;
    setStatus((last) => {
      const { [field]: _mended, ...faults } = last.faults;
      return { ...last, faults, failure: null };
    });
  }

  const onBlur = (_event: FocusEvent<HTMLFormElement>) => void load().catch(() => {});
  return {
    status,
    formProps: { ref: form, method: 'post', action: endpoint, onSubmit, onInput, onBlur } as const,
  };
}
