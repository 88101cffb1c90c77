import { type RefObject, useEffect, useRef } from 'react';
import { firstFaulty } from '../../../ui/first-faulty.ts';

/** The form whose first field with a fault gets the focus when the server refuses it. */
export function useFocusFault(
  faults: Readonly<Record<string, string | undefined>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => firstFaulty(form.current, faults)?.focus(), [faults]);
  return form;
}
