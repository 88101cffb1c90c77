import { useEffect, useRef, useState } from 'react';
import { NO_VARIANT_CHOSEN } from '#domain/cart/cart-line.ts';
import { undecidedLines } from '#domain/cart/checkout-items.ts';
import type { Sku } from '#domain/catalogue/sku.ts';
import { useCart, useCartStore } from '../../browser/cart.tsx';
import { cartChanges } from '../../browser/cart-changes.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { historySettled } from '../../ui/back.ts';
import { useToast } from '../../ui/toast.tsx';

/** A line that is being chosen for; `thenCheckout` when 'Checkout' asked for it. */
interface Choosing {
  lineId: number;
  thenCheckout: boolean;
}

/**
 * The way from the cart to checkout: ticked lines without a choice are asked for one after the other, and with the last
 * answer the form is sent (P-BUY-3).
 */
export function useCheckout() {
  const { lines } = useCart();
  const { chooseSku } = cartChanges(useCartStore());
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  // When the fields of the last choice are in the form, and the history is at the cart itself again.
  useEffect(() => {
    if (!isLeaving) return;
    setIsLeaving(false);
    historySettled().then(() => form.current?.requestSubmit());
  }, [isLeaving]);

  /** Whether the form may be sent; else asks for the first missing choice. */
  function mayLeave(): boolean {
    const undecided = undecidedLines(lines);
    const next = undecided.find(({ variant }) => variant === NO_VARIANT_CHOSEN);
    if (next) setChoosing({ lineId: next.id, thenCheckout: true });
    // The shop has not told yet which SKU these lines mean.
    else if (undecided.length > 0) {
      const { unnamed, unnamedText } = cartCopy.toast;
      toast.show({ title: unnamed, description: unnamedText, tone: 'destructive' });
    }
    return undecided.length === 0;
  }

  function choose(sku: Sku) {
    const line = lines.find(({ id }) => id === choosing?.lineId);
    if (!line) return;
    const { id: skuId, options, price, originalPrice, stock, imageUrl } = sku;
    chooseSku(line.id, {
      skuId,
      productId: line.productId,
      options,
      price,
      originalPrice,
      stock,
      imageUrl: imageUrl ?? line.imageUrl,
    });
    if (!choosing?.thenCheckout) return;
    const next = undecidedLines(lines).find(({ id }) => id !== line.id);
    setChoosing(next ? { lineId: next.id, thenCheckout: true } : null);
    setIsLeaving(!next);
  }

  return {
    form,
    mayLeave,
    /** The line that the sheet is open for. */
    line: lines.find(({ id }) => id === choosing?.lineId),
    ask: (lineId: number) => setChoosing({ lineId, thenCheckout: false }),
    choose,
    /** Called when the sheet of a line has closed, which may be another one's by then. */
    closed: (lineId: number) => setChoosing((now) => (now?.lineId === lineId ? null : now)),
  };
}
