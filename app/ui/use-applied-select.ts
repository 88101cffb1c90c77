import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import { useEarlyValue } from './use-early-value.ts';

/**
 * A native select that submits its form as soon as its value changes, also before hydration.
 *
 * @param known the value that the page was rendered with
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
