import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';

/** What came of a save that nobody pressed for. */
export type AutoSaved = { kind: 'saved'; version: number } | { kind: 'conflict' } | { kind: 'refused' };

/** How long nobody types before the form saves itself, in ms. */
const REST_MS = 1500;

/**
 * Saves the form of a draft by itself, a moment after the last change. A version that somebody else has saved ends it:
 * the form's own buttons then show what differs.
 * @param given.version the one that the page came with
 */
export function useSavedDraft(
  form: RefObject<HTMLFormElement | null>,
  { action, version }: { action: string; version: number },
) {
  const fetcher = useFetcher<AutoSaved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null);
  const isSaving = fetcher.state !== 'idle';
  const answer = fetcher.data;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!held || isSaving) return;
    setHeld(null);
    form.current?.requestSubmit(held.submitter);
  }, [held, isSaving, form]);

  function later() {
    if (answer?.kind === 'conflict') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      const fields = new FormData(form.current);
      fields.set('intent', 'autosave');
      void fetcher.submit(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])), {
        method: 'post',
        action,
      });
    }, REST_MS);
  }

  /** A press waits for a save that is on its way: else it would meet the version of that one. */
  function hold(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    if (!isSaving) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setHeld({ submitter });
  }

  return {
    version: answer?.kind === 'saved' ? answer.version : version,
    later,
    hold,
    words: isSaving ? copy.saving : answer ? WORDS[answer.kind] : '',
  };
}

const WORDS: Readonly<Record<AutoSaved['kind'], string>> = {
  saved: copy.savedNow,
  conflict: copy.conflictAuto,
  refused: copy.notSaved,
};
