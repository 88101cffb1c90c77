import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Photo } from './use-photos.ts';

export interface TileProps {
  photo: Photo;
  /** From 1. */
  number: number;
  isHydrated: boolean;
  onRemove: () => void;
  /** Puts it before its neighbour; null where that changes nothing. */
  onMove: (() => void) | null;
}

/** One picture of a form: its preview, how far it is, and the way to take it off. */
export function PhotoTile({ photo, number, isHydrated, onRemove, onMove }: TileProps) {
  const { preview, state, part, id, reason } = photo;
  if (state === 'failed') return <FailedTile reason={reason} number={number} onRemove={onRemove} />;
  return (
    <li className="w-24">
      <span className="relative block size-24 overflow-hidden rounded-xl bg-sunken">
        {preview !== null && (
          <img
            src={preview}
            alt={copy.photo(number)}
            width={96}
            height={96}
            className="size-24 object-cover"
          />
        )}
        {state === 'sending' && (
          <span className="nums absolute inset-x-0 bottom-0 bg-surface py-0.5 text-center text-sm">
            <progress max={1} value={part} aria-label={copy.sendingPhoto(number)} className="sr-only" />
            {Math.floor(part * 100)}%
          </span>
        )}
        {isHydrated && onMove && (
          <button
            type="button"
            onClick={onMove}
            aria-label={copy.moveAhead(number)}
            className="absolute bottom-0 left-0 grid size-11 place-items-end justify-start p-1"
          >
            <span className="grid size-7 place-items-center rounded-full bg-ink text-surface">
              <Icon name="chevron-left" className="size-4" />
            </span>
          </button>
        )}
        {isHydrated && <RemoveButton number={number} onRemove={onRemove} />}
      </span>
      {id !== null &&
        (isHydrated ? (
          <input type="hidden" name={FORM_FIELDS.id} value={id} />
        ) : (
          <label className="mt-1 flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name={FORM_FIELDS.id} value={id} defaultChecked className="size-5" />
            {copy.use}
          </label>
        ))}
    </li>
  );
}

function FailedTile({
  reason,
  number,
  onRemove,
}: { reason: string | null } & Omit<TileProps, 'photo' | 'isHydrated' | 'onMove'>) {
  return (
    <li role="alert" className="flex w-full items-center gap-2 rounded-xl bg-sunken py-1 pl-3 text-sm">
      <span className="min-w-0 flex-1 font-semibold text-danger">{reason}</span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={copy.remove(number)}
        className="grid size-11 shrink-0 place-items-center"
      >
        <Icon name="x" className="size-5" />
      </button>
    </li>
  );
}

function RemoveButton({ number, onRemove }: { number: number; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={copy.remove(number)}
      className="absolute top-0 right-0 grid size-11 place-items-start justify-end p-1"
    >
      <span className="grid size-7 place-items-center rounded-full bg-ink text-surface">
        <Icon name="x" className="size-4" />
      </span>
    </button>
  );
}
