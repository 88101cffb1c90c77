import { useCallback, useEffect, useState } from 'react';
import type { ProductSkus } from '../../browser/ask-skus.ts';

/** The contract and zod come with the first question. */
const loadAskSkus = () => import('../../browser/ask-skus.ts');

/** After this time the shop counts as out of reach, in milliseconds. */
const PATIENCE_MS = 8_000;

/** What is known of the choices of a product; 'gone' when the shop does not sell it any more. */
type Asked = { state: 'loading' | 'failed' | 'gone' } | { state: 'known'; product: ProductSkus };

/** Asks what can be chosen of a product, and asks again when told to. */
export function useSkus(productId: number): { asked: Asked; askAgain: () => void } {
  const [asked, setAsked] = useState<Asked>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to ask again
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    let isWanted = true;
    setAsked({ state: 'loading' });
    loadAskSkus()
      .then(({ askSkus }) => askSkus(productId, controller.signal))
      .then(
        (product) => isWanted && setAsked(product ? { state: 'known', product } : { state: 'gone' }),
        () => isWanted && setAsked({ state: 'failed' }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      controller.abort();
    };
  }, [productId, round]);
  return { asked, askAgain: useCallback(() => setRound((last) => last + 1), []) };
}
