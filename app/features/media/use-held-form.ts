import { type RefObject, useEffect, useState } from 'react';
import type { Upload } from './use-upload.ts';

/**
 * Holds the form of a field back while its file is on its way, and submits it once the file is there: else the form
 * would send the whole file a second time. A file that fails, or is taken back, lets the form go.
 * @returns whether somebody waits for the form
 */
export function useHeldForm(field: RefObject<HTMLInputElement | null>, state: Upload['state']): boolean {
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    if (state === 'sending') {
      const hold = (event: SubmitEvent) => {
        event.preventDefault();
        event.stopPropagation();
        setHeld({ submitter: event.submitter });
      };
      form.addEventListener('submit', hold, true);
      return () => form.removeEventListener('submit', hold, true);
    }
    if (!held) return;
    setHeld(null);
    if (state === 'ready') form.requestSubmit(held.submitter);
  }, [field, state, held]);
  return held !== null;
}
