import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The ref of a text box whose value React keeps. What stands in it before React takes it over, typed early or brought
 * back by the browser with the page, is told as if it were typed then: the next rendering would wipe it out.
 *
 * @param known the value that React keeps at first
 */
export function useEarlyText(
  known: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is rendered again
  useLayoutEffect(() => {
    const early = box.current?.value ?? known;
    if (early !== known) onText(early);
  }, []);
  return box;
}
