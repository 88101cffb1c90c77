import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a text box or a select. Reports a value from before hydration, typed early or restored by the
 * browser, as if it were entered then. Without that nothing would react to it, and React would clear a text.
 *
 * @param known the value that the page was rendered with
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
