import { formatRupiah } from '#domain/format.ts';
import { cardCopy } from '../../copy/card.id.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import type { SkuChoice } from './use-sku-choice.ts';

/** Stock at or below this number of pieces is shown as a warning. */
const FEW = 5;

/** What is in stock of a choice, and how many pieces the flash sale has left (P-PROD-4, P-FLASH-10). */
export function ChoiceStock({ choice }: { choice: SkuChoice }) {
  const { stock, shown, flash, most, quantity, missing, sku } = choice;
  const isAbsent = missing === null && sku === null;
  const isFlash = shown?.isFlashPrice === true && flash !== null;
  return (
    <div aria-live="polite" className="nums text-sm">
      {stock > FEW ? (
        <p className="text-ink-soft">{copy.stock(stock)}</p>
      ) : stock > 0 ? (
        <p className="font-semibold text-accent-ink">{copy.fewLeft(stock)}</p>
      ) : (
        <p className="font-semibold text-danger">{isAbsent ? copy.notSold : copy.noStock}</p>
      )}
      {isFlash && stock > 0 && <p className="font-semibold text-accent-ink">{copy.quota(flash.left)}</p>}
      {isFlash && most < stock && quantity === most && <p>{copy.beyondQuota}</p>}
    </div>
  );
}

/** A price that changes with the choice: 'Mulai Rp100.000' while other options cost more. */
export function ChoicePrice({
  price: { price, originalPrice },
  isFrom,
  className,
}: {
  price: Pick<NonNullable<SkuChoice['shown']>, 'price' | 'originalPrice'>;
  isFrom: boolean;
  className: string;
}) {
  return (
    <p className={`nums flex flex-wrap items-baseline gap-x-1.5 font-extrabold ${className}`}>
      {isFrom && <span className="text-sm font-normal text-ink-soft">{copy.from}</span>}
      <span>{formatRupiah(price)}</span>
      {originalPrice > price && (
        <s className="text-sm font-normal text-ink-soft">
          <span className="sr-only">{cardCopy.originalPrice} </span>
          {formatRupiah(originalPrice)}
        </s>
      )}
    </p>
  );
}
