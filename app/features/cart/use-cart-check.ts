import { useEffect, useMemo, useState } from 'react';
import type { LineNotice } from '#domain/cart/apply-quotes.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { keepNotices } from '#domain/cart/keep-notices.ts';
import { stockOf, unavailableLines } from '#domain/cart/quotes.ts';
import { useCart, useCartStore } from '../../browser/cart.tsx';
import { cartChanges } from '../../browser/cart-changes.ts';
import { useQuotes } from '../../browser/use-quotes.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** Keeps the cart up to current prices and stock while it is looked at, and says what changed (P-CART-13). */
export function useCartCheck() {
  const { lines } = useCart();
  const { applyQuotes } = cartChanges(useCartStore());
  const unnamed = lines.filter(({ skuId }) => skuId === undefined);
  const { answer, hasFailed, askAgain } = useQuotes({
    productIds: lines.map(({ productId }) => productId),
    skuIds: lines.flatMap(({ skuId }) => skuId ?? []),
    choicesOf: unnamed.map(({ productId }) => productId),
  });
  const [notices, setNotices] = useState<readonly LineNotice[]>([]);

  useEffect(() => {
    if (!answer) return;
    const applied = applyQuotes(answer);
    setNotices((earlier) => keepNotices(earlier, applied.notices, applied.lines, answer));
  }, [answer, applyQuotes]);

  const unavailable = useMemo(() => (answer ? unavailableLines(lines, answer) : NOTHING), [lines, answer]);
  return {
    noticesOf: (lineId: number) => notices.filter((notice) => notice.lineId === lineId),
    /** Undefined while it is not known; 0 also for what is gone. */
    stockOf: (line: CartLine) => (answer ? stockOf(line, answer) : undefined),
    /** The lines that cannot be bought: sold out or gone. */
    unavailable,
    answer,
    hasFailed,
    askAgain,
  };
}
