import { variantSheetCopy as copy } from '../../copy/variant-sheet.id.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { SheetProduct } from './sheet-goods.tsx';
import type { SheetStart, SheetTask } from './sheet-task.ts';
import { SkuChooser } from './sku-chooser.tsx';
import type { Offer } from './use-sku-choice.ts';

/** The variant sheet where what can be chosen is known, as on a product's own page (P-CART-15). */
export default function VariantSheet({
  product,
  offer,
  start,
  task,
  onClose,
}: {
  product: SheetProduct;
  offer: Offer;
  start?: SheetStart;
  task: SheetTask;
  onClose: () => void;
}) {
  return (
    <Sheet title={copy.title} closeLabel={copy.close} onClose={onClose}>
      {(close) => <SkuChooser product={product} offer={offer} start={start} task={task} close={close} />}
    </Sheet>
  );
}
