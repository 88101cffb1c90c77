import { flushSync } from 'react-dom';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { PHOTO_MOVES, type PhotoMove, placeAfter } from '#domain/media/photo-order.ts';
import { mediaCopy as copy } from '../../copy/media.id.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Photo } from './use-photos.ts';

/** How a picture changes its place among the others. Places count from 0. */
interface TileOrder {
  /** How many pictures there are. */
  count: number;
  moveTo: (place: number) => void;
  /** It is taken; another one that is taken is over it; it is let go. */
  drag: () => void;
  dragOver: () => void;
  drop: () => void;
}

interface TileProps {
  photo: Photo;
  /** From 1. */
  number: number;
  isHydrated: boolean;
  onRemove: () => void;
  /** Null where the order says nothing. */
  order: TileOrder | null;
}

/** One picture of a form: its preview, how far it is, and the way to take it off. */
export function PhotoTile({ photo, number, isHydrated, onRemove, order }: TileProps) {
  const { preview, state, part, id, reason } = photo;
  if (state === 'failed') return <FailedTile reason={reason} number={number} onRemove={onRemove} />;
  // With more buttons there must be room between them to take it.
  const size = order ? 'size-32' : 'size-24';
  return (
    <li
      className={order ? 'w-32' : 'w-24'}
      draggable={isHydrated && order !== null}
      onDragStart={({ dataTransfer }) => {
        // Some browsers drag nothing that has no data.
        dataTransfer.setData('text/plain', copy.photo(number));
        dataTransfer.effectAllowed = 'move';
        order?.drag();
      }}
      onDragEnter={order?.dragOver}
      onDragOver={(event) => order && event.preventDefault()}
      onDragEnd={order?.drop}
    >
      <span className={`relative block overflow-hidden rounded-xl bg-sunken ${size}`}>
        {preview !== null && (
          <img
            src={preview}
            alt={copy.photo(number)}
            draggable={false}
            width={order ? 128 : 96}
            height={order ? 128 : 96}
            className={`object-cover ${size}`}
          />
        )}
        {state === 'sending' && (
          // In the middle: the corners are the buttons'.
          <span className="nums absolute inset-x-0 top-1/2 -translate-y-1/2 bg-surface py-0.5 text-center text-sm">
            <progress max={1} value={part} aria-label={copy.sendingPhoto(number)} className="sr-only" />
            {preview === null ? copy.preparing : `${Math.floor(part * 100)}%`}
          </span>
        )}
        {isHydrated && order && <MoveButtons number={number} order={order} />}
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
      {id !== null && !isHydrated && order && <PlainMoves id={id} number={number} count={order.count} />}
    </li>
  );
}

/** The ways that a picture has. @param number from 1 */
const movesOf = (number: number, count: number): { move: PhotoMove; place: number }[] =>
  PHOTO_MOVES.flatMap((move) => {
    const place = placeAfter(move, number - 1, count);
    return place === null ? [] : { move, place };
  });

const MOVE_LOOKS = {
  first: { icon: 'star', corner: 'top-0 left-0 place-items-start justify-start' },
  left: { icon: 'chevron-left', corner: 'bottom-0 left-0 place-items-end justify-start' },
  right: { icon: 'chevron-right', corner: 'right-0 bottom-0 place-items-end justify-end' },
} as const;

const MoveButtons = ({ number, order }: { number: number; order: TileOrder }) =>
  movesOf(number, order.count).map(({ move, place }) => (
    <button
      key={move}
      type="button"
      onClick={({ currentTarget }) => {
        const tile = currentTarget.closest('li');
        flushSync(() => order.moveTo(place));
        // What moves in a page loses the focus, and at an end its button is gone.
        const next = currentTarget.isConnected ? currentTarget : tile?.querySelector('button');
        next?.focus();
      }}
      aria-label={copy.moveOf(move, number)}
      title={copy.move[move]}
      className={`absolute grid size-11 p-1 ${MOVE_LOOKS[move].corner}`}
    >
      <span className="grid size-7 place-items-center rounded-full bg-ink text-surface">
        <Icon name={MOVE_LOOKS[move].icon} className="size-4" />
      </span>
    </button>
  ));

/** The same for a browser without scripts: each button saves the form. */
const PlainMoves = ({ id, number, count }: { id: string; number: number; count: number }) =>
  movesOf(number, count).map(({ move }) => (
    <button
      key={move}
      type="submit"
      name={FORM_FIELDS.move}
      value={`${move} ${id}`}
      aria-label={copy.moveOf(move, number)}
      className="link hidden min-h-11 w-full text-left text-sm noscript:block"
    >
      {copy.move[move]}
    </button>
  ));

function FailedTile({
  reason,
  number,
  onRemove,
}: { reason: string | null } & Omit<TileProps, 'photo' | 'isHydrated' | 'order'>) {
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
