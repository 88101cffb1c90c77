import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { useCart } from '../../browser/cart.tsx';
import { cartCopy } from '../../copy/cart.id.ts';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { useToast } from '../../ui/toast.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { useCartCheck } from './use-cart-check.ts';

/**
 * A cart with lines: the box for all and the rows, beside them the summary, on phones below. `heading` takes the focus
 * when the last row goes.
 */
export function FilledCart({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const cart = useCart();
  const check = useCartCheck();
  const toast = useToast();
  const copy = cartCopy.toast;

  function remove(line: CartLine, index: number, button: HTMLElement) {
    focusNeighbour(button, heading.current);
    cart.remove(line.id);
    toast.show({
      title: copy.removed,
      action: { label: copy.undo, onPress: () => undo(line, index) },
    });
  }

  function undo(line: CartLine, index: number) {
    flushSync(() => cart.restore(line, index));
    document.querySelector<HTMLElement>(`[data-remove="${line.id}"]`)?.focus();
  }

  function clear() {
    cart.clear();
    heading.current?.focus();
    toast.show({ title: copy.cleared });
  }

  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
      <div className="space-y-3">
        <CartToolbar
          lines={cart.lines}
          unavailable={check.unavailable}
          onCheckAll={cart.setAllChecked}
          onClear={clear}
        />
        {check.hasFailed && <Unchecked onRetry={check.askAgain} />}
        <ul aria-label={cartCopy.lines} className="space-y-3">
          {cart.lines.map((line, index) => (
            <CartRow
              key={line.id}
              line={line}
              stock={check.stockOf(line.productId)}
              notices={check.noticesOf(line.id)}
              onCheck={(isChecked) => cart.setChecked(line.id, isChecked)}
              onQuantity={(quantity) => cart.setQuantity(line.id, quantity, check.stockOf(line.productId))}
              onRemove={(button) => remove(line, index, button)}
            />
          ))}
        </ul>
      </div>
      <CartSummary totals={cart.totals} />
    </div>
  );
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
