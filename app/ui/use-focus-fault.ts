import { type RefObject, useEffect, useRef } from 'react';
import { firstFaulty } from './first-faulty.ts';
import { useOwnFaults } from './use-own-faults.ts';

/** A form that the server checks: its first field with a fault gets the focus. */
export function useFocusFault(
  faults: Readonly<Record<string, string | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useOwnFaults(form);
  useEffect(() => firstFaulty(form.current, faults)?.focus(), [faults]);
  return form;
}
