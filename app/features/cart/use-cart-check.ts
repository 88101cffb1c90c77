import { useEffect, useMemo, useState } from 'react';
import { type LineNotice, unavailableIn } from '#domain/cart/apply-quotes.ts';
import { keepNotices } from '#domain/cart/keep-notices.ts';
import { useCart } from '../../browser/cart.tsx';
import { useQuotes } from '../../browser/use-quotes.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** Keeps the cart up to current prices and stock while it is looked at, and says what changed (P-CART-13). */
export function useCartCheck() {
  const { lines, applyQuotes } = useCart();
  const { answer, hasFailed, askAgain } = useQuotes(lines.map(({ productId }) => productId));
  const [notices, setNotices] = useState<readonly LineNotice[]>([]);

  useEffect(() => {
    if (!answer) return;
    const applied = applyQuotes(answer);
    setNotices((earlier) => keepNotices(earlier, applied.notices, applied.lines, answer));
  }, [answer, applyQuotes]);

  const unavailable = useMemo(() => (answer ? unavailableIn(answer) : NOTHING), [answer]);
  return {
    noticesOf: (lineId: number) => notices.filter((notice) => notice.lineId === lineId),
    /** Undefined while it is not known. */
    stockOf: (productId: number) => (unavailable.has(productId) ? 0 : answer?.quotes.get(productId)?.stock),
    /** Products that are gone or sold out. */
    unavailable,
    hasFailed,
    askAgain,
  };
}
