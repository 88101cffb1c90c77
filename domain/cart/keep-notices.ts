import type { LineNotice } from './apply-quotes.ts';
import type { CartLine } from './cart-line.ts';
import { type QuoteAnswer, stockOf } from './quotes.ts';

/**
 * The notices to show after another look at the prices during the same visit. A line that has taken the new
 * price or the lower quantity yields no new notice, so earlier ones stay as long as they are true: a price
 * change counts from the first price seen, short stock stays while the stock is the same.
 */
export function keepNotices(
  earlier: readonly LineNotice[],
  latest: readonly LineNotice[],
  lines: readonly CartLine[],
  answer: QuoteAnswer,
): LineNotice[] {
  const kept = earlier.filter((notice) => {
    if (notice.kind === 'gone' || notice.kind === 'choice-gone') return false;
    const line = lines.find(({ id }) => id === notice.lineId);
    if (!line) return true;
    if (latest.some(({ lineId, kind }) => lineId === notice.lineId && kind === notice.kind)) return false;
    return notice.kind === 'price-changed'
      ? notice.to === line.price
      : notice.stock === stockOf(line, answer);
  });
  return [...kept, ...latest.map((notice) => sinceFirstPrice(notice, earlier))].filter(
    (notice) => notice.kind !== 'price-changed' || notice.from !== notice.to,
  );
}

function sinceFirstPrice(notice: LineNotice, earlier: readonly LineNotice[]): LineNotice {
  if (notice.kind !== 'price-changed') return notice;
  const first = earlier.find(({ lineId, kind }) => lineId === notice.lineId && kind === 'price-changed');
  return first?.kind === 'price-changed' ? { ...notice, from: first.from } : notice;
}
