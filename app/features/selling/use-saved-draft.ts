import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useBlocker, useFetcher } from 'react-router';
import { productEditorCopy as copy } from '../../copy/product-editor.id.ts';

/** What came of a save that nobody pressed for. */
export type AutoSaved = { kind: 'saved'; version: number } | { kind: 'conflict' } | { kind: 'refused' };

/** How long nobody types before the form saves itself, in ms. */
const REST_MS = 1500;

/**
 * Saves the form of a draft by itself, a moment after the last change. A version that somebody else has saved ends it:
 * the form's own buttons then show what differs. What was typed counts as unsaved until a save that held it is answered;
 * whoever leaves by a link before that is asked when it cannot be saved (P-GOODS-3).
 * @param given.version the one that the page came with
 */
export function useSavedDraft(
  form: RefObject<HTMLFormElement | null>,
  { action, version }: { action: string; version: number },
) {
  const fetcher = useFetcher<AutoSaved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** How many changes there were, and how many of them the last save held. */
  const changes = useRef(0);
  const sent = useRef(0);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isDue, setDue] = useState(false);
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null);
  const isSaving = fetcher.state !== 'idle';
  const answer = fetcher.data;
  const isConflict = answer?.kind === 'conflict';
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!held || isSaving) return;
    setHeld(null);
    form.current?.requestSubmit(held.submitter);
  }, [held, isSaving, form]);
  // One save at a time: a second one on its way would meet the version of the first.
  useEffect(() => {
    if (!isDue || isSaving || !form.current) return;
    setDue(false);
    sent.current = changes.current;
    const fields = new FormData(form.current);
    fields.set('intent', 'autosave');
    void fetcher.submit(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])), {
      method: 'post',
      action,
    });
  }, [isDue, isSaving, form, fetcher, action]);
  useEffect(() => {
    if (!isSaving && answer?.kind === 'saved' && sent.current === changes.current) setUnsaved(false);
  }, [isSaving, answer]);

  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = leaving.state === 'blocked';
  useEffect(() => {
    if (!isLeaving || isConflict) return;
    clearTimeout(timer.current);
    setDue(true);
  }, [isLeaving, isConflict]);
  useEffect(() => {
    if (leaving.state === 'blocked' && !isUnsaved) leaving.proceed();
  }, [leaving, isUnsaved]);

  function later() {
    changes.current += 1;
    setUnsaved(true);
    if (isConflict) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDue(true), REST_MS);
  }

  /** A press waits for a save that is on its way: else it would meet the version of that one. */
  function hold(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    setDue(false);
    if (!isSaving) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setHeld({ submitter });
  }

  const isRefused = answer !== undefined && answer.kind !== 'saved';
  return {
    version: answer?.kind === 'saved' ? answer.version : version,
    later,
    hold,
    words: isSaving ? copy.saving : answer ? WORDS[answer.kind] : '',
    /** Asks whoever leaves while what was typed could not be saved. */
    leaving: {
      isAsked: isLeaving && isUnsaved && !isSaving && !isDue && isRefused,
      stay: () => {
        if (leaving.state === 'blocked') leaving.reset();
      },
      leave: () => {
        if (leaving.state === 'blocked') leaving.proceed();
      },
    },
  };
}

const WORDS: Readonly<Record<AutoSaved['kind'], string>> = {
  saved: copy.savedNow,
  conflict: copy.conflictAuto,
  refused: copy.notSaved,
};
