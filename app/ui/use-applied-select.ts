import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import { useEarlyValue } from './use-early-value.ts';

/**
 * A native select that submits its form as soon as its value changes, also before hydration.
 *
 * @param known the value that the page was rendered with
 * @param unnamed the value that the address does not name
 * @returns the props of the select
 */
export function useAppliedSelect(
  known: string,
  unnamed?: string,
): {
  ref: RefObject<HTMLSelectElement | null>;
  onChange: () => void;
} {
  const submit = useSubmit();
  const onChange = () => {
    const select = ref.current;
    if (!select?.form) return;
    const fields = new FormData(select.form);
    if (select.value === unnamed) fields.delete(select.name);
    submit(fields, { action: select.form.getAttribute('action') ?? '', preventScrollReset: true });
  };
  const ref = useEarlyValue<HTMLSelectElement>(known, onChange);
  return { ref, onChange };
}
