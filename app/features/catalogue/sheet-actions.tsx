import { buyNowPath } from '#domain/cart/checkout-items.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { variantSheetCopy } from '../../copy/variant-sheet.id.ts';
import { Link } from '../../ui/link.tsx';
import type { SheetTask } from './sheet-task.ts';
import type { SkuChoice } from './use-sku-choice.ts';

/** What can be done with a choice in the sheet: to buy or keep it, or to choose later (P-BUY-3, P-CART-15). */
export function SheetActions({
  choice: { sku, missing, stock, quantity },
  task,
  onMissing,
  close,
}: {
  choice: SkuChoice;
  task: SheetTask;
  /** Called when an action needs a complete choice. */
  onMissing: () => void;
  close: () => void;
}) {
  const isSoldOut = stock === 0;
  if (task.kind === 'choose') {
    const choose = () => {
      if (!sku) return onMissing();
      close();
      task.onChoose(sku);
    };
    return (
      <button type="button" disabled={isSoldOut} onClick={choose} className="button button-primary w-full">
        {variantSheetCopy.save}
      </button>
    );
  }
  const add = () => {
    close();
    task.onAdd(sku, quantity);
  };
  return (
    <>
      <div className="flex gap-3">
        <button
          type="button"
          disabled={isSoldOut}
          onClick={add}
          className="button button-primary flex-1 px-3"
        >
          {copy.cart}
        </button>
        {sku && !isSoldOut ? (
          // Replaces the sheet's own entry in the history, so that Back leads to the page below it.
          <Link to={buyNowPath(sku.id, quantity)} replace className="button button-accent flex-1">
            {copy.buyNow}
          </Link>
        ) : (
          <button
            type="button"
            disabled={isSoldOut}
            onClick={onMissing}
            className="button button-accent flex-1"
          >
            {copy.buyNow}
          </button>
        )}
      </div>
      {/* Keeps its place when the choice is complete, so that nothing jumps. */}
      <LaterButton onPress={add} isHidden={!missing || isSoldOut} />
    </>
  );
}

/** Adds without a choice, which the cart then asks for. */
export function LaterButton({ onPress, isHidden = false }: { onPress: () => void; isHidden?: boolean }) {
  return (
    <button type="button" onClick={onPress} className={`link min-h-11 w-full ${isHidden ? 'invisible' : ''}`}>
      {variantSheetCopy.later}
    </button>
  );
}
