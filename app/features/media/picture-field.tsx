import { useId, useRef } from 'react';
import type { PurposeName } from '#domain/media/purposes.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import { FileChoice } from './file-choice.tsx';
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
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FileChoice
        id={id}
        ref={field}
        choose={copy.choose}
        icon="image-plus"
        name={isPosted ? name : undefined}
        accept="image/jpeg,image/png,image/webp"
        required
        aria-describedby={`${id}-state`}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      {state === 'ready' && <input type="hidden" name="media" value={upload.id} />}
      <div id={`${id}-state`} role="status" className="text-sm">
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
