import { type RefObject, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { bySeller } from '#domain/cart/by-seller.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { flashShares } from '#domain/cart/flash-share.ts';
import { cartTotals } from '#domain/cart/totals.ts';
import { useCart, useCartStore } from '../../browser/cart.tsx';
import { cartChanges } from '../../browser/cart-changes.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { late } from '../../ui/late.ts';
import { useToast } from '../../ui/toast.tsx';
import { RemoveSamples } from '../catalogue/remove-samples.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { SellerLines } from './seller-lines.tsx';
import { useCartCheck } from './use-cart-check.ts';
import { useCheckout } from './use-checkout.ts';

const VariantSheet = late(() => import('../catalogue/asked-variant-sheet.tsx'));

const idsOf = (lines: readonly CartLine[]) => new Set(lines.map(({ id }) => id));

/**
 * A cart with lines: the box for all and the rows by seller, beside them the summary, on phones below. `heading` takes the
 * focus when the last row goes.
 */
export function FilledCart({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { lines } = useCart();
  const cart = cartChanges(useCartStore());
  const check = useCartCheck();
  const checkout = useCheckout();
  const remove = useRemoval(heading);
  const { line: chosenFor } = checkout;
  const shares = flashShares(lines, check.answer);
  const checkLines = (isChecked: boolean, some: readonly CartLine[]) =>
    cart.setLinesChecked(isChecked, idsOf(some), check.unavailable);

  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
      <div className="space-y-3">
        <CartToolbar
          lines={lines}
          unavailable={check.unavailable}
          onCheckAll={(isChecked) => checkLines(isChecked, lines)}
          onClear={remove.all}
        />
        <RemoveSamples onRemoved={() => heading.current?.focus()} />
        {check.hasFailed && <Unchecked onRetry={check.askAgain} />}
        {bySeller(lines).map((group) => (
          <SellerLines
            key={group.sellerName}
            group={group}
            unavailable={check.unavailable}
            answer={check.answer}
            onCheck={(isChecked) => checkLines(isChecked, group.lines)}
          >
            {group.lines.map((line) => (
              <CartRow
                key={line.id}
                line={line}
                stock={check.stockOf(line)}
                notices={check.noticesOf(line.id)}
                share={shares.get(line.id)}
                onCheck={(isChecked) => cart.setChecked(line.id, isChecked)}
                onQuantity={(quantity) => cart.setQuantity(line.id, quantity, check.stockOf(line))}
                onChoose={() => checkout.ask(line.id)}
                onRemove={(button) => remove.one(line, button)}
              />
            ))}
          </SellerLines>
        ))}
      </div>
      <CartSummary totals={cartTotals(lines, shares)}>
        <CheckoutForm form={checkout.form} lines={lines} mayLeave={checkout.mayLeave} />
      </CartSummary>
      {chosenFor && (
        <Suspense>
          <VariantSheet
            key={chosenFor.id}
            product={{ ...chosenFor, id: chosenFor.productId }}
            skuId={chosenFor.skuId}
            task={{ kind: 'choose', onChoose: checkout.choose }}
            onClose={() => checkout.closed(chosenFor.id)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Takes lines out of the cart, and can bring them back to their places (P-CART-3, P-CART-11). */
function useRemoval(heading: RefObject<HTMLElement | null>) {
  const { lines } = useCart();
  const cart = cartChanges(useCartStore());
  const toast = useToast();

  function one(line: CartLine, button: HTMLElement) {
    const index = lines.findIndex(({ id }) => id === line.id);
    focusNeighbour(button, heading.current);
    cart.remove(line.id);
    toast.show({
      title: cartCopy.toast.removed,
      action: { label: shoppingCopy.undo, onPress: () => putBack(line, index) },
    });
  }

  function putBack(line: CartLine, index: number) {
    flushSync(() => cart.restore(line, index));
    document.querySelector<HTMLElement>(`[data-remove="${line.id}"]`)?.focus();
  }

  function all() {
    cart.clear();
    heading.current?.focus();
    toast.show({
      title: cartCopy.toast.cleared,
      action: { label: shoppingCopy.undo, onPress: () => cart.restoreAll(lines) },
    });
  }

  return { one, all };
}

function Unchecked({ onRetry }: { onRetry: () => void }) {
  const { text, retry } = cartCopy.unchecked;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {text}
      <button type="button" onClick={onRetry} className="link min-h-11">
        {retry}
      </button>
    </p>
  );
}
