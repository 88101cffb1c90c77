import { useEffect, useRef, useState } from 'react';
import { dropUpload } from '#contracts/media/uploads.ts';
import { kindOfType, limitsOf, type PurposeName } from '#domain/media/purposes.ts';
import { mediaCopy } from '../../copy/media.id.ts';
import { videoCopy as copy } from '../../copy/video.id.ts';

/** A video of a form: chosen and not sent, on its way, there, or failed. */
export type VideoUpload =
  | { state: 'none' }
  | { state: 'chosen'; file: File }
  /** `part`: from 0 to 1. */
  | { state: 'sending'; part: number }
  | { state: 'ready'; id: string; isWaiting: boolean }
  | { state: 'failed'; reason: string };

const MIB = 1024 * 1024;
const NONE: VideoUpload = { state: 'none' };

const isRefusal = (code: string): code is keyof typeof mediaCopy.refusals =>
  Object.hasOwn(mediaCopy.refusals, code);

/** The video of a form. It is sent when its sender has seen how large it is; leaving the page stops it. */
export function useVideo(given: {
  purpose: PurposeName;
  subject: string;
  known: { id: string; isWaiting: boolean } | null;
}) {
  const { purpose, subject, known } = given;
  const mostMib = (limitsOf(purpose, 'video')?.bytes ?? 0) / MIB;
  const [video, setVideo] = useState<VideoUpload>(known ? { state: 'ready', ...known } : NONE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function choose(file: File | undefined) {
    if (!file) return;
    if (kindOfType(file.type) !== 'video') setVideo({ state: 'failed', reason: copy.wrongKind });
    else if (file.size > mostMib * MIB) setVideo({ state: 'failed', reason: copy.tooLarge(mostMib) });
    else setVideo({ state: 'chosen', file });
  }

  async function send(file: File) {
    const control = new AbortController();
    running.current = control;
    const tell = (next: VideoUpload) => {
      if (running.current === control) setVideo(next);
    };
    tell({ state: 'sending', part: 0 });
    try {
      const { uploadFile } = await import('../../browser/upload-file.ts');
      const sent = await uploadFile(file, {
        purpose,
        subject,
        signal: control.signal,
        onProgress: (part) => tell({ state: 'sending', part }),
      });
      if (sent.ok) tell({ state: 'ready', id: sent.value, isWaiting: true });
      else tell({ state: 'failed', reason: reasonOf(sent.error) });
    } catch {
      tell({ state: 'failed', reason: copy.failed });
    }
  }

  /** Stops it, or takes it off the form; what nobody has handed in is forgotten. */
  function remove() {
    running.current?.abort();
    running.current = null;
    if (video.state === 'ready' && video.isWaiting) void forget(video.id);
    setVideo(NONE);
  }

  return { video, mostMib, choose, send, remove };
}

const reasonOf = (code: string): string => (isRefusal(code) ? mediaCopy.refusals[code] : copy.failed);

/** Makes room for another one. Where this fails, the file dies of its age or with the form. */
async function forget(id: string): Promise<void> {
  const { ask } = await import('../../browser/ask.ts');
  await ask(dropUpload, { params: { id } });
}
