import { useEffect, useId, useRef, useState } from 'react';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { limitsOf, type PurposeName } from '#domain/media/purposes.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { PhotoTexts } from './photo-texts.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { useHeldForm } from './use-held-form.ts';
import { type KnownPhoto, type Photo, usePhotos } from './use-photos.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/**
 * The pictures of a form: with scripts each is sent when it is chosen; without, the form sends them, and its page shows
 * them with a box to leave one out. The form must be multipart.
 */
export function PhotosField(given: {
  purpose: PurposeName;
  subject: string;
  known: readonly KnownPhoto[];
  label: string;
  optionalText: string;
  /** Why the last post was not taken. */
  faultText: string | null;
  /** How many there may be, where some were handed in before, 0 for no field; as many as the purpose allows by default. */
  most?: number;
  /** The first one counts more: each can be moved by its buttons, and dragged to another's place (P-GOODS-14). */
  isOrdered?: true;
  /** What each picture shows can be said: what is said by now, by its id. */
  texts?: ReadonlyMap<string, string>;
  /** The pictures that are there, or their order, changed. */
  onPhotos?: (photos: readonly { id: string; preview: string | null }[]) => void;
}) {
  const { purpose, subject, known, label, optionalText, faultText } = given;
  const mostInAll = limitsOf(purpose, 'picture')?.most ?? 0;
  const most = given.most ?? mostInAll;
  const hintId = useId();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { photos, add, remove, moveTo } = usePhotos({ purpose, subject, known, most });
  const [left, setLeft] = useState(0);
  const [dragged, setDragged] = useState<string | null>(null);
  const isHeld = useHeldForm(field, stateOf(photos));
  const there = photos.flatMap(({ id }) => id ?? []).join();
  const [told, setTold] = useState(there);
  const { onPhotos } = given;
  useEffect(() => {
    if (there === told) return;
    setTold(there);
    onPhotos?.(photos.flatMap(({ id, preview }) => (id === null ? [] : [{ id, preview }])));
  }, [there, told, photos, onPhotos]);
  if (most === 0) return null;
  const hasRoom = photos.filter(({ state }) => state !== 'failed').length < most;

  function choose(input: HTMLInputElement) {
    setLeft(add([...(input.files ?? [])]));
    // The same file may be chosen again after it was taken off.
    input.value = '';
  }

  return (
    <fieldset className="space-y-2" aria-describedby={hintId}>
      <legend className="font-semibold">
        {label} <span className="font-normal text-ink-soft">{optionalText}</span>
      </legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            number={index + 1}
            isHydrated={isHydrated}
            onRemove={() => remove(photo)}
            order={
              given.isOrdered
                ? {
                    count: photos.length,
                    moveTo: (place) => moveTo(photo.key, place),
                    drag: () => setDragged(photo.key),
                    dragOver: () => {
                      if (dragged !== null && dragged !== photo.key) moveTo(dragged, index);
                    },
                    drop: () => setDragged(null),
                  }
                : null
            }
          />
        ))}
        <li className={isHydrated && hasRoom ? undefined : 'contents'}>
          <input type="hidden" name={FORM_FIELDS.purpose} value={purpose} />
          <input type="hidden" name={FORM_FIELDS.subject} value={subject} />
          <label className={isHydrated ? ADD_TILE : 'block w-full'} hidden={isHydrated && !hasRoom}>
            {isHydrated && <Icon name="image-plus" className="size-6" />}
            <span className={isHydrated ? 'text-sm' : 'sr-only'}>{copy.add}</span>
            <input
              ref={field}
              type="file"
              multiple
              name={isHydrated ? undefined : FORM_FIELDS.file}
              accept={ACCEPTED}
              onChange={(event) => {
                // With scripts the form has changed once a picture has arrived, not when it is chosen.
                event.stopPropagation();
                choose(event.currentTarget);
              }}
              className={isHydrated ? 'absolute inset-0 cursor-pointer opacity-0' : 'field py-1.5'}
            />
          </label>
        </li>
      </ul>
      <p id={hintId} className="text-sm text-ink-soft">
        {most < mostInAll ? copy.photosLeft(most) : copy.photosHint(most)}
      </p>
      <p role="status" className="text-sm font-semibold">
        {isHeld && copy.held}
        {left > 0 && copy.leftOut(left, most)}
      </p>
      {given.texts && photos.length > 0 && <PhotoTexts photos={photos} texts={given.texts} />}
      {faultText && <p className="text-sm font-semibold text-danger">{faultText}</p>}
    </fieldset>
  );
}

const ADD_TILE =
  'relative grid size-24 cursor-pointer place-content-center justify-items-center gap-1 rounded-xl border border-line text-center text-ink-soft hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-brand';

const stateOf = (photos: readonly Photo[]) => {
  if (photos.some(({ state }) => state === 'sending')) return 'sending';
  return photos.some(({ state }) => state === 'failed') ? 'failed' : 'ready';
};
