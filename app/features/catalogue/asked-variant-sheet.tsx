import { choicesOf } from '#domain/catalogue/begin-choice.ts';
import type { ProductSkus } from '../../browser/ask-skus.ts';
import { variantSheetCopy as copy } from '../../copy/variant-sheet.id.ts';
import { Sheet, SheetBody, SheetFoot } from '../../ui/sheet.tsx';
import { LaterButton } from './sheet-actions.tsx';
import { SheetGoods, type SheetProduct } from './sheet-goods.tsx';
import type { SheetTask } from './sheet-task.ts';
import { SkuChooser } from './sku-chooser.tsx';
import { useSkus } from './use-skus.ts';

/**
 * The variant sheet where the shop is asked first what can be chosen, as from a card or the cart (P-CART-15). It opens at
 * once with what the card knows. Whoever does not want to wait can choose later.
 */
export default function AskedVariantSheet({
  product,
  skuId,
  task,
  onClose,
}: {
  product: SheetProduct;
  /** The SKU to begin with, of a line that has one. */
  skuId?: number | undefined;
  task: SheetTask;
  onClose: () => void;
}) {
  const { asked, askAgain } = useSkus(product.id);
  return (
    <Sheet title={copy.title} closeLabel={copy.close} onClose={onClose}>
      {(close) =>
        asked.state === 'known' ? (
          <SkuChooser
            product={product}
            offer={asked.product}
            start={startOf(asked.product, skuId)}
            task={task}
            close={close}
          />
        ) : (
          <>
            <SheetBody>
              <SheetGoods product={product} />
              <Waiting state={asked.state} onRetry={askAgain} />
            </SheetBody>
            {task.kind === 'add' && asked.state !== 'gone' && (
              <SheetFoot>
                <LaterButton
                  onPress={() => {
                    close();
                    task.onAdd(null, 1);
                  }}
                />
              </SheetFoot>
            )}
          </>
        )
      }
    </Sheet>
  );
}

function startOf({ variants, skus }: ProductSkus, skuId: number | undefined) {
  const sku = skus.find(({ id }) => id === skuId);
  return sku ? { choices: choicesOf(variants, sku) } : {};
}

function Waiting({ state, onRetry }: { state: 'loading' | 'failed' | 'gone'; onRetry: () => void }) {
  return (
    <div role="status" className="min-h-40">
      {state === 'loading' && (
        <>
          <span className="sr-only">{copy.loading}</span>
          <div aria-hidden className="grid grid-cols-4 gap-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((chip) => (
              <div key={chip} className="h-11 rounded-full bg-sunken" />
            ))}
          </div>
        </>
      )}
      {state === 'gone' && <p className="font-semibold text-danger">{copy.gone}</p>}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-3">
          {copy.failed}
          <button type="button" onClick={onRetry} className="link min-h-11">
            {copy.retry}
          </button>
        </p>
      )}
    </div>
  );
}
