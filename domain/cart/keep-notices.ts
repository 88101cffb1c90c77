import type { LineNotice } from './apply-quotes.ts';
import type { CartLine } from './cart-line.ts';
import { type QuoteAnswer, stockOf } from './quotes.ts';

/**
 * The notices to show after a further look at the prices during one visit. Once a line has taken the new price or the
 * clamped quantity, the next look finds nothing to say about it; what was said before stays, as long as it is true:
 * a price change counts from the first price seen, short stock stays while the stock is the same.
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
