import { useEffect, useRef, useState } from 'react';
import type { PurposeName } from '#domain/media/purposes.ts';
import { sendPicture } from './send-picture.ts';

/** What became of a chosen file. */
export type Upload =
  | { state: 'none' }
  | { state: 'sending'; part: number }
  | { state: 'ready'; id: string }
  | { state: 'failed'; reason: string };

const NONE: Upload = { state: 'none' };

/** Uploads one picture as soon as it is chosen. Another choice, or leaving the page, stops it. */
export function useUpload({ purpose, subject }: { purpose: PurposeName; subject: string }) {
  const [upload, setUpload] = useState<Upload>(NONE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setUpload(NONE);
  }

  async function choose(file: File | undefined) {
    cancel();
    if (!file) return;
    const control = new AbortController();
    running.current = control;
    const tell = (next: Upload) => {
      if (running.current === control) setUpload(next);
    };
    tell({ state: 'sending', part: 0 });
    const onProgress = (part: number) => tell({ state: 'sending', part });
    const sent = await sendPicture(file, { purpose, subject, onProgress, signal: control.signal });
    tell(sent.ok ? { state: 'ready', id: sent.value } : { state: 'failed', reason: sent.error });
  }

  return { upload, choose, cancel };
}
