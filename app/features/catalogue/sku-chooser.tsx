import { useId, useRef, useState } from 'react';
import { MAX_LINE_QUANTITY } from '#domain/cart/cart-line.ts';
import { skuText } from '#domain/cart/sku-text.ts';
import { withLook } from '#domain/catalogue/begin-choice.ts';
import { choiceCopy as copy } from '../../copy/choice.id.ts';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { SheetBody, SheetFoot } from '../../ui/sheet.tsx';
import { ChoiceStock } from './choice-facts.tsx';
import { focusVariant, OptionChips } from './option-chips.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetGoods, type SheetProduct } from './sheet-goods.tsx';
import type { SheetStart, SheetTask } from './sheet-task.ts';
import { type Offer, useSkuChoice } from './use-sku-choice.ts';

/** The inside of the variant sheet: what is being chosen, its options, and what can be done with the choice. */
export function SkuChooser({
  product,
  offer,
  start = {},
  task,
  close,
}: {
  product: SheetProduct;
  offer: Offer;
  start?: SheetStart | undefined;
  task: SheetTask;
  close: () => void;
}) {
  const [begun] = useState(() => withLook(offer.variants, offer.skus, start.choices ?? {}, product.imageUrl));
  const choice = useSkuChoice(offer, { ...start, choices: begun });
  const chosenForYou = Object.entries(begun).filter(
    ([name, option]) => start.choices?.[name] === undefined && choice.choices[name] === option,
  );
  const { sku, shown, missing } = choice;
  const [isReminded, setIsReminded] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const prefix = useId();

  function remind() {
    setIsReminded(true);
    if (missing) focusVariant(body.current, missing);
  }

  return (
    <>
      <SheetBody>
        <div ref={body} className="space-y-5">
          <SheetGoods
            product={{ ...product, ...shown, imageUrl: choice.imageUrl ?? product.imageUrl }}
            isFrom={choice.isFrom}
          >
            <ChoiceStock choice={choice} />
          </SheetGoods>
          <OptionChips choice={choice} prefix={prefix} />
          {task.kind === 'add' && (
            <QuantityStepper
              labels={copy}
              quantity={choice.quantity}
              most={choice.most ?? MAX_LINE_QUANTITY}
              onChange={choice.setQuantity}
            />
          )}
        </div>
      </SheetBody>
      <SheetFoot>
        <p aria-live="polite" className="min-h-lh text-sm font-semibold">
          {missing && !isReminded && nextText(missing, chosenForYou)}
          {missing && isReminded && <span className="text-danger">{copy.missing(missing)}</span>}
          {sku && copy.chosen(skuText(sku.options) ?? '')}
        </p>
        <SheetActions choice={choice} task={task} onMissing={remind} close={close} />
      </SheetFoot>
    </>
  );
}

/** What is to be chosen next; what the sheet chose by itself is said (P-CART-15). */
function nextText(missing: string, begun: readonly (readonly [name: string, option: string])[]): string {
  if (begun.length === 0) return copy.next(missing);
  return copy.begun(begun.map(([, option]) => option).join(', '), missing);
}
