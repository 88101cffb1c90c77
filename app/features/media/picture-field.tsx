import { useId, useRef } from 'react';
import type { PurposeName } from '#domain/media/purposes.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import { useHeldForm } from './use-held-form.ts';
import { useUpload } from './use-upload.ts';

/**
 * The field of a form that takes one picture. With scripts it is sent when it is chosen, and the form posts its id as
 * `media`; without, the form posts the file under the given name.
 */
export function PictureField({
  purpose,
  subject,
  name,
  label,
}: {
  purpose: PurposeName;
  subject: string;
  name: string;
  label: string;
}) {
  const id = useId();
  const { upload, choose, cancel } = useUpload({ purpose, subject });
  const { state } = upload;
  const field = useRef<HTMLInputElement>(null);
  const isHeld = useHeldForm(field, state);
  // Until it is there the form would post the whole file, as it does without scripts.
  const isPosted = state !== 'ready';
  return (
    <div className="space-y-1.5">
      <label className="block space-y-1.5">
        <span className="block font-semibold">{label}</span>
        <input
          ref={field}
          type="file"
          name={isPosted ? name : undefined}
          accept="image/jpeg,image/png,image/webp"
          required
          aria-describedby={id}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
          className="field py-1.5"
        />
      </label>
      {state === 'ready' && <input type="hidden" name="media" value={upload.id} />}
      <div id={id} role="status" className="text-sm">
        {state === 'sending' &&
          `${copy.sending(Math.floor(upload.part * 100))}${isHeld ? ` ${copy.held}` : ''}`}
        {state === 'ready' && copy.ready}
        {state === 'failed' && <span className="text-danger">{upload.reason}</span>}
      </div>
      {state === 'sending' && (
        <button type="button" onClick={cancel} className="link text-sm">
          {copy.cancel}
        </button>
      )}
    </div>
  );
}
