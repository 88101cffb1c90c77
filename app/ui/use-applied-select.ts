import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import { useEarlyValue } from './use-early-value.ts';

/**
 * A native select that sends its form as soon as something else is chosen, before React has taken it over too.
 *
 * @param known the value that the page came with
 * @returns the props of the select
 */
export function useAppliedSelect(known: string): {
  ref: RefObject<HTMLSelectElement | null>;
  onChange: () => void;
} {
  const submit = useSubmit();
  const onChange = () => submit(ref.current?.form ?? null, { preventScrollReset: true });
  const ref = useEarlyValue<HTMLSelectElement>(known, onChange);
  return { ref, onChange };
}
