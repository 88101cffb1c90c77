import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import type { DraftChoice } from '#domain/catalogue/product-draft.ts';
import { keepUnsaved } from '../../browser/unsaved-draft.ts';

/**
 * What came of a save that nobody pressed for. `conflict` is a version that somebody else has saved, `refused` a fault that the
 * form's own buttons show, `away` the network and `busy` the shop, which are asked again, `gone` a draft that is no more.
 */
export type AutoSaved =
  | (SavedDraft & { kind: 'saved' })
  | { kind: 'conflict' | 'refused' | 'away' | 'busy' | 'signed-out' | 'gone' };

/** What a save tells of the draft: the choices that its variants make, and the specifications that its category asks for. */
export interface SavedDraft {
  version: number;
  choices: readonly DraftChoice[];
  asked: readonly string[];
}

/** How long nobody types before the form saves itself, in ms. */
const REST_MS = 1500;
/** How long until a save that did not arrive is tried again, in ms; at once when the network comes back. */
const AGAIN_MS = 10_000;

/** A press shows what these are about; after the others it would take the page away, with what was typed. */
const SHOWN_BY_PRESS: ReadonlySet<AutoSaved['kind']> = new Set(['saved', 'conflict', 'refused']);

/**
 * Saves the form of a draft by itself, a moment after the last change, one save at a time. What is not saved is kept in
 * the tab. A press saves first, so that a network that is away leaves the form as it is (P-GOODS-3).
 * @param given.first what the page came with
 * @param given.isTyped the form begins with what is not saved yet
 */
export function useSavedDraft(
  form: RefObject<HTMLFormElement | null>,
  given: { draft: string; action: string; first: SavedDraft; isTyped: boolean },
) {
  const { draft, action } = given;
  const fetcher = useFetcher<AutoSaved>();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** How many changes there were, and how many of them the last save held. */
  const changes = useRef(0);
  const sent = useRef(0);
  /** What is typed and not saved. */
  const unsaved = useRef<FormData | null>(null);
  const [isDue, setDue] = useState(false);
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null);
  const isPassing = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const answer = fetcher.data;
  const [saved, setSaved] = useState(given.first);

  function later() {
    if (!form.current) return;
    changes.current += 1;
    unsaved.current = new FormData(form.current);
    keepUnsaved(draft, unsaved.current);
    clearTimeout(timer.current);
    if (answer?.kind !== 'conflict' && answer?.kind !== 'gone')
      timer.current = setTimeout(() => setDue(true), REST_MS);
  }

  /** A press of one who typed waits until that is saved; after a conflict it shows what differs. */
  function hold(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const isFree = unsaved.current === null || answer?.kind === 'conflict';
    if (isPassing.current || (isFree && !isSaving)) {
      isPassing.current = false;
      return;
    }
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setHeld({ submitter });
    if (!isSaving) setDue(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the form began with
  useEffect(() => {
    if (given.isTyped) later();
  }, []);

  useEffect(() => {
    if (!isDue || isSaving || !form.current) return;
    setDue(false);
    setSaving(true);
    sent.current = changes.current;
    const fields = new FormData(form.current);
    if (unsaved.current) keepUnsaved(draft, fields);
    void fetcher.submit(savingFields(fields), { method: 'post', action, defaultShouldRevalidate: false });
  }, [isDue, isSaving, form, fetcher, draft, action]);

  useEffect(() => {
    if (!answer) return;
    setSaving(false);
    if (answer.kind === 'saved') {
      setSaved(answer);
      if (sent.current === changes.current) unsaved.current = null;
    }
    if (answer.kind !== 'away' && answer.kind !== 'busy') return;
    const again = () => setDue(true);
    const waiting = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', again);
    };
  }, [answer]);

  useEffect(() => {
    if (!held || isSaving || isDue || !answer) return;
    if (answer.kind === 'saved' && sent.current !== changes.current) {
      setDue(true);
      return;
    }
    setHeld(null);
    if (!SHOWN_BY_PRESS.has(answer.kind)) return;
    isPassing.current = true;
    form.current?.requestSubmit(held.submitter);
  }, [held, isSaving, isDue, answer, form]);

  // Who leaves by a link before the rest is saved need not wait for it.
  const leave = useRef(() => {});
  leave.current = () => {
    clearTimeout(timer.current);
    if (unsaved.current === null || isSaving || answer?.kind === 'conflict' || answer?.kind === 'gone')
      return;
    unsaved.current.set('version', String(saved.version));
    keepUnsaved(draft, unsaved.current);
    void submit(savingFields(unsaved.current), {
      method: 'post',
      action,
      navigate: false,
      defaultShouldRevalidate: false,
    });
  };
  useEffect(() => () => leave.current(), []);

  return {
    saved,
    later,
    hold,
    isSaving,
    /** What came of the last save; null before the first. */
    came: answer?.kind ?? null,
  };
}

/** A draft has no files of its own: its photos are sent when they are chosen. */
function savingFields(form: FormData): URLSearchParams {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  fields.set('intent', 'autosave');
  return fields;
}
