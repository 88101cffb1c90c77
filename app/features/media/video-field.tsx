import { useEffect, useId, useRef } from 'react';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import type { PurposeName } from '#domain/media/purposes.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { videoCopy as copy } from '../../copy/video.id.ts';
import { FileChoice } from './file-choice.tsx';
import { useHeldForm } from './use-held-form.ts';
import { useVideo } from './use-video.ts';

const ACCEPTED = 'video/mp4,video/quicktime';
const MIB = 1024 * 1024;
const sizeOf = ({ size }: File) => copy.size((size / MIB).toFixed(1).replace('.', ','));

/** The one video of a form. Its size is shown before it is sent, in pieces; it needs scripts (P-MEDIA-9). */
export function VideoField({
  purpose,
  subject,
  known,
}: {
  purpose: PurposeName;
  subject: string;
  known: { id: string; isWaiting: boolean } | null;
}) {
  const isHydrated = useHydrated();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { video, mostMib, choose, send, remove } = useVideo({ purpose, subject, known });
  const { state } = video;
  const isHeld = useHeldForm(field, state === 'chosen' ? 'sending' : state);
  const unsent = isHeld && state === 'chosen' ? video.file : null;
  // A form that is submitted with a video that was only chosen sends it first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (unsent) void send(unsent);
  }, [unsent]);
  if (!isHydrated) return <PlainVideo id={known?.id ?? null} />;
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-semibold">
        {copy.label} <span className="font-normal text-ink-soft">{copy.optional}</span>
      </label>
      <FileChoice
        id={id}
        ref={field}
        choose={copy.choose}
        icon="play"
        isNamed={false}
        accept={ACCEPTED}
        aria-describedby={`${id}-hint`}
        hidden={state === 'ready' || state === 'sending'}
        onChange={({ currentTarget: input }) => {
          choose(input.files?.[0]);
          // The same file may be chosen again after it was taken off.
          input.value = '';
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {copy.hint(mostMib)}
      </p>
      {state === 'chosen' && (
        <p className="flex flex-wrap items-center gap-3 rounded-xl bg-sunken p-3">
          <span className="min-w-0 wrap-anywhere">
            {video.file.name} <span className="nums whitespace-nowrap">({sizeOf(video.file)})</span>
          </span>
          <button type="button" onClick={() => void send(video.file)} className="button button-quiet">
            {copy.send}
          </button>
        </p>
      )}
      <p role="status" className="nums text-sm font-semibold">
        {state === 'sending' &&
          `${copy.sending(Math.floor(video.part * 100))}${isHeld ? ` ${copy.held}` : ''}`}
        {state === 'ready' && copy.ready}
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {video.reason}
        </p>
      )}
      {state === 'ready' && <input type="hidden" name={FORM_FIELDS.id} value={video.id} />}
      {(state === 'ready' || state === 'sending') && (
        <button type="button" onClick={remove} className="link inline-flex min-h-11 items-center">
          {state === 'ready' ? copy.remove : copy.stop}
        </button>
      )}
    </div>
  );
}

/** What stands there before scripts run, and without them: the video that is there already, or that it needs them. */
function PlainVideo({ id }: { id: string | null }) {
  if (id === null)
    return (
      <noscript>
        <p className="text-sm text-ink-soft">{copy.needsScripts}</p>
      </noscript>
    );
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="checkbox" name={FORM_FIELDS.id} value={id} defaultChecked className="size-5" />
      {copy.use}
    </label>
  );
}
