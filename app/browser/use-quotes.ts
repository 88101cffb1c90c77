import { useCallback, useEffect, useState } from 'react';
import type { QuoteAnswer } from '#domain/cart/apply-quotes.ts';

/** The contract and zod come when the first product is asked for, which most pages never do. */
const loadAskQuotes = () => import('./ask-quotes.ts');

/** After this time the shop counts as out of reach, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Current prices and stock of some products: asked for when the page opens, when the products change, when the page
 * is seen again or the connection comes back. The last answer stays while a new one is awaited or fails.
 */
export function useQuotes(productIds: readonly number[]) {
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const askAgain = useCallback(() => setRound((last) => last + 1), []);
  const ids = [...new Set(productIds)].sort((a, b) => a - b).join();

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) askAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', askAgain);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', askAgain);
    };
  }, [askAgain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to ask again
  useEffect(() => {
    if (ids === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    let isWanted = true;
    loadAskQuotes()
      .then(({ askQuotes }) => askQuotes(ids.split(',').map(Number), controller.signal))
      .then(
        (quoted) => {
          if (!isWanted) return;
          setAnswer(quoted);
          setHasFailed(false);
        },
        () => isWanted && setHasFailed(true),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      controller.abort();
    };
  }, [ids, round]);

  return { answer, hasFailed, askAgain };
}
