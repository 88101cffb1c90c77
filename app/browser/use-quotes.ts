import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuoteAnswer } from '#domain/cart/quotes.ts';
import type { QuoteQuestion } from './ask-quotes.ts';

/** The contract and zod come when the first product is asked for, which most pages never do. */
const loadAskQuotes = () => import('./ask-quotes.ts');

/** After this time the shop counts as out of reach, in milliseconds. */
const PATIENCE_MS = 8_000;

/**
 * Current prices and stock. Loaded when the page opens, when a line joins that the last answer does not
 * cover, when the page becomes visible again and when the connection returns. The last answer stays while a
 * new one is loading or fails.
 */
export function useQuotes({ productIds, skuIds = [], choicesOf = [] }: Partial<QuoteQuestion>) {
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const askAgain = useCallback(() => setRound((last) => last + 1), []);
  const question = JSON.stringify([distinct(productIds ?? []), distinct(skuIds), distinct(choicesOf)]);
  const answered = useRef<{ round: number; answer: QuoteAnswer } | null>(null);

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

  useEffect(() => {
    const [ids = [], skus = [], choices = []]: number[][] = JSON.parse(question);
    if (ids.length === 0) return;
    const asking = { productIds: ids, skuIds: skus, choicesOf: choices };
    if (answered.current?.round === round && tellsAll(answered.current.answer, asking)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    let isWanted = true;
    loadAskQuotes()
      .then(({ askQuotes }) => askQuotes(asking, controller.signal))
      .then(
        (quoted) => {
          if (!isWanted) return;
          answered.current = { round, answer: quoted };
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
  }, [question, round]);

  return { answer, hasFailed, askAgain };
}

const distinct = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

function tellsAll(answer: QuoteAnswer, { productIds, skuIds, choicesOf }: QuoteQuestion): boolean {
  return (
    productIds.every((id) => answer.asked.has(id)) &&
    skuIds.every((id) => answer.askedSkus.has(id)) &&
    choicesOf.every((id) => answer.choices.has(id))
  );
}
