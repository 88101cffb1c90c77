import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a text box or a select. What stands in it before React takes it over, entered early or brought back by the
 * browser with the page, is told as if it were entered then: nothing else would ever answer it, and React would wipe
 * out a text.
 *
 * @param known the value that the page came with
 */
export function useEarlyValue<T extends HTMLInputElement | HTMLSelectElement>(
  known: string,
  onValue: (value: string) => void,
): RefObject<T | null> {
  const field = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered again
  useLayoutEffect(() => {
    const early = field.current?.value ?? known;
    if (early !== known) onValue(early);
  }, []);
  return field;
}
