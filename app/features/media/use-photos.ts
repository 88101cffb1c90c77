import { useEffect, useRef, useState } from 'react';
import { dropUpload } from '#contracts/media/uploads.ts';
import { smallPicture } from '#domain/media/media-address.ts';
import { moveRow } from '#domain/media/photo-order.ts';
import type { PurposeName } from '#domain/media/purposes.ts';
import { sendPicture } from './send-picture.ts';

/** A picture that is there already. */
export interface KnownPhoto {
  id: string;
  address: string;
  /** It is uploaded and not posted yet. */
  isWaiting: boolean;
}

/** A picture of a form: there, on its way, or failed. */
export interface Photo {
  key: string;
  /** What it looks like; null until that is known. */
  preview: string | null;
  state: 'sending' | 'ready' | 'failed';
  /** From 0 to 1. */
  part: number;
  id: string | null;
  isWaiting: boolean;
  /** Why it failed. */
  reason: string | null;
}

const toPhoto = ({ id, address, isWaiting }: KnownPhoto): Photo => ({
  key: id,
  preview: smallPicture(address),
  state: 'ready',
  part: 1,
  id,
  isWaiting,
  reason: null,
});

let lastKey = 0;

/**
 * The pictures of a form, of which each is sent when it is chosen, one after the other. Leaving the page stops what is on
 * its way; what has arrived waits for the next visit (P-MEDIA-8).
 */
export function usePhotos(given: {
  purpose: PurposeName;
  subject: string;
  known: readonly KnownPhoto[];
  most: number;
}) {
  const { purpose, subject, known, most } = given;
  const [photos, setPhotos] = useState(() => known.map(toPhoto));
  const running = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  useEffect(
    () => () => {
      for (const control of running.current.values()) control.abort();
    },
    [],
  );

  const change = (key: string, changes: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function send(key: string, file: File) {
    const control = running.current.get(key);
    if (!control || control.signal.aborted) return;
    const sent = await sendPicture(file, {
      purpose,
      subject,
      signal: control.signal,
      onPreview: (preview) => change(key, { preview }),
      onProgress: (part) => change(key, { part }),
    });
    running.current.delete(key);
    if (sent.ok) change(key, { state: 'ready', id: sent.value, isWaiting: true });
    else change(key, { state: 'failed', reason: sent.error });
  }

  /** Takes as many files as there is room for. @returns how many it left */
  function add(files: readonly File[]): number {
    const room = most - photos.filter(({ state }) => state !== 'failed').length;
    for (const file of files.slice(0, Math.max(0, room))) {
      lastKey += 1;
      const key = `new-${lastKey}`;
      running.current.set(key, new AbortController());
      const photo = { key, preview: null, part: 0, id: null, isWaiting: false, reason: null };
      setPhotos((all) => [...all, { ...photo, state: 'sending' }]);
      line.current = line.current.then(() => send(key, file));
    }
    return Math.max(0, files.length - Math.max(0, room));
  }

  function remove({ key, id, isWaiting }: Photo) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPhotos((all) => all.filter((photo) => photo.key !== key));
    if (id !== null && isWaiting) void forget(id);
  }

  /** Takes a picture to another place, from 0. */
  const moveTo = (key: string, place: number) =>
    setPhotos((all) =>
      moveRow(
        all,
        all.findIndex((photo) => photo.key === key),
        place,
      ),
    );

  return { photos, add, remove, moveTo };
}

/** Makes room for another one. Where this fails, the file dies of its age or with the form. */
async function forget(id: string): Promise<void> {
  const { ask } = await import('../../browser/ask.ts');
  await ask(dropUpload, { params: { id } });
}
