import { type RefObject, useEffect } from 'react';

/**
 * Lets our sentences about faults stand in for the browser's, which follow its own language. A page without scripts keeps
 * those of the browser.
 */
export function useOwnFaults(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}
