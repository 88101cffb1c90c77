import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { ReturnableLine as Line } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { returnsCopy } from '../../../copy/returns.id.ts';
import { OrderPicture } from '../../order-parts/order-picture.tsx';
import { LINE, piecesField } from './ask-return.ts';
import { Choice } from './choice.tsx';

/**
 * A bought line with how many of its pieces are returned. What is never sent back says so before one types.
 * @param chosen pieces; 0 for none
 */
export function ReturnableLine({ line, chosen }: { line: Line; chosen: number }) {
  const { position, name, options, imageUrl, price, left, notReturnable } = line;
  const isGone = left === 0;
  return (
    <div className="space-y-2">
      <Choice
        type="checkbox"
        name={LINE}
        value={position}
        isChosen={chosen > 0 && !isGone}
        isDisabled={isGone}
        label={
          <span className="flex gap-3">
            <OrderPicture src={imageUrl} />
            <span className="min-w-0">
              {name}
              {options !== '' && <span className="block text-sm font-normal text-ink-soft">{options}</span>}
              <span className="nums block text-sm font-normal text-ink-soft">
                {formatRupiah(rupiah(price))}
              </span>
            </span>
          </span>
        }
      >
        {isGone && copy.gone}
        {!isGone && notReturnable !== null && copy.excluded(returnsCopy.excluded[notReturnable])}
      </Choice>
      {left > 1 ? (
        <label className="flex items-center gap-3 pl-3">
          <span>{copy.pieces}</span>
          <select
            name={piecesField(position)}
            defaultValue={String(chosen > 0 ? Math.min(chosen, left) : left)}
            className="field w-24"
          >
            {Array.from({ length: left }, (_, n) => n + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
          <span className="text-ink-soft">{copy.of(left)}</span>
        </label>
      ) : (
        <input type="hidden" name={piecesField(position)} value={left} />
      )}
    </div>
  );
}
