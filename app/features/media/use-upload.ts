import { useEffect, useRef, useState } from 'react';
import type { PurposeName } from '#domain/media/purposes.ts';
import { mediaCopy } from '../../copy/media.id.ts';

/** What became of a chosen file. */
export type Upload =
  | { state: 'none' }
  | { state: 'sending'; part: number }
  | { state: 'ready'; id: string }
  | { state: 'failed'; reason: string };

const isRefusal = (code: string): code is keyof typeof mediaCopy.refusals =>
  Object.hasOwn(mediaCopy.refusals, code);

const NONE: Upload = { state: 'none' };

/**
 * Uploads one picture as soon as it is chosen, made smaller before (P-MEDIA-7). Another choice, or leaving the page, stops
 * it. Its code is loaded when somebody chooses a file.
 */
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
    try {
      const [{ shrinkPicture }, { uploadFile }] = await Promise.all([
        import('../../browser/shrink-picture.ts'),
        import('../../browser/upload-file.ts'),
      ]);
      const shrunk = await shrinkPicture(file, 'photograph');
      if (!shrunk.ok) return tell({ state: 'failed', reason: mediaCopy.refusals.unreadable });
      const onProgress = (part: number) => tell({ state: 'sending', part });
      const sent = await uploadFile(shrunk.value, { purpose, subject, onProgress, signal: control.signal });
      if (sent.ok) return tell({ state: 'ready', id: sent.value });
      const reason = isRefusal(sent.error) ? mediaCopy.refusals[sent.error] : mediaCopy.failed;
      tell({ state: 'failed', reason });
    } catch {
      tell({ state: 'failed', reason: mediaCopy.failed });
    }
  }

  return { upload, choose, cancel };
}
