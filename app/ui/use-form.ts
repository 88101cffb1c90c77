import { type FormEvent, useEffect, useRef, useState } from 'react';
import { firstFaulty } from './first-faulty.ts';
import { useOwnFaults } from './use-own-faults.ts';

/** Codes of faults by the name of their field; a field without an entry is right. */
type Faults<Fault extends string> = Readonly<Record<string, Fault>>;

/** What a form does with what it holds. */
interface FormWork<Fault extends string> {
  /** Preloads the code of the check and the sending, once a field has the focus. */
  prepare?: () => void;
  /** Faults that the server found when the form was posted without scripts. */
  posted?: Faults<Fault> | undefined;
  /** Called at each try, before anything else. */
  onTry?: () => void;
  /** Finds faults before anything is sent. When its code cannot be loaded, only the server checks. */
  check?: (values: FormData) => Promise<Faults<Fault>>;
  /** Sends a valid form, and returns the faults that the server found, if any. */
  send: (values: FormData) => Promise<Faults<Fault> | null>;
}

const isFaulty = (faults: Faults<string>) => Object.keys(faults).length > 0;

/**
 * A form that is checked and sent in place; one with an `action` posts by itself without scripts. The first
 * invalid field gets the focus, a fault disappears as soon as its field is valid, typed text stays, and a
 * second press during sending does nothing.
 */
export function useForm<Fault extends string>({ prepare, posted, onTry, check, send }: FormWork<Fault>) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults<Fault>>(posted ?? {});
  const [tries, setTries] = useState(0);

  useOwnFaults(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a try moves the focus, never a fault that goes away
  useEffect(() => firstFaulty(form.current, faults)?.focus(), [tries]);

  async function find(values: FormData): Promise<Faults<Fault>> {
    return (await check?.(values).catch(() => null)) ?? {};
  }

  async function attempt(values: FormData): Promise<Faults<Fault>> {
    const found = await find(values);
    return isFaulty(found) ? found : ((await send(values)) ?? {});
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const values = new FormData(event.currentTarget, button);
    onTry?.();
    setIsSending(true);
    let found: Faults<Fault> = {};
    try {
      found = await attempt(values);
    } finally {
      isBusy.current = false;
      setIsSending(false);
      setFaults(found);
      setTries((last) => last + 1);
    }
  }

  async function onInput(event: FormEvent<HTMLFormElement>) {
    if (!isFaulty(faults)) return;
    const found = await find(new FormData(event.currentTarget));
    setFaults((last) => {
      const left = Object.entries(last).filter(([field]) => Object.hasOwn(found, field));
      return left.length < Object.keys(last).length ? Object.fromEntries(left) : last;
    });
  }

  return { isSending, faults, formProps: { ref: form, onSubmit, onInput, onFocus: prepare } };
}
