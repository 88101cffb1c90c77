import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AccountFaults } from '#domain/forms/account-fault.ts';
import type { AccountForm } from '#domain/forms/account-forms.ts';
import { firstFaulty } from '../../ui/first-faulty.ts';

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

const NO_FAULTS: AccountFaults = {};

function typedIn(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Without the check, say because its file did not come over a broken line, the service judges alone. */
async function check(name: AccountForm, typed: Typed): Promise<AccountFaults> {
  try {
    const { accountFaults } = await import('./check-form.ts');
    return accountFaults(name, typed);
  } catch {
    return NO_FAULTS;
  }
}

/**
 * A form of the account: checked in place, then sent. The first field with a fault gets the focus, a fault goes away
 * as soon as its field is right, what was typed stays, and a second press while it is on its way does nothing.
 *
 * @param send deals with what was typed and answers with the faults that the service found
 */
export function useAccountForm(name: AccountForm, send: (typed: Typed) => Promise<AccountFaults | null>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a try moves the focus, never a fault that goes away
  useEffect(() => firstFaulty(form.current, faults)?.focus(), [tries]);

  async function attempt(typed: Typed): Promise<AccountFaults> {
    const found = await check(name, typed);
    return Object.keys(found).length > 0 ? found : ((await send(typed)) ?? NO_FAULTS);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const typed = typedIn(event.currentTarget);
    setIsSending(true);
    const found = await attempt(typed).finally(() => {
      isBusy.current = false;
      setIsSending(false);
    });
    setFaults(found);
    setTries((last) => last + 1);
  }

  async function onInput(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const found = await check(name, typedIn(event.currentTarget));
    setFaults((last) => {
      const left = Object.entries(last).filter(([field]) => field in found);
      return left.length < Object.keys(last).length ? Object.fromEntries(left) : last;
    });
  }

  const onFocus = () => void import('./check-form.ts').catch(() => {});
  return { isSending, faults, formProps: { ref: form, noValidate: true, onSubmit, onInput, onFocus } };
}
