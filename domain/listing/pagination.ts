import type { ListExtent } from './list-extent.ts';
import type { ListState } from './list-state.ts';

/** Numbered pages of a list that is too large to be counted (P-LIST-16). */
export const NUMBERED_PAGES = 50;

/** How many pages a list has; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** How many pages of a list have a number. */
export function numberedPages(
  { total, isMore }: Pick<ListExtent, 'total' | 'isMore'>,
  pageSize: number,
): number {
  return isMore ? NUMBERED_PAGES : pageCount(total, pageSize);
}

/** Whether an address asks for a page beyond the list: status 404. */
export function isBeyondList(
  { page, beside }: Pick<ListState, 'page' | 'beside'>,
  found: ListExtent & { items: readonly unknown[] },
  pageSize: number,
): boolean {
  return beside ? found.items.length === 0 : page > numberedPages(found, pageSize);
}

/**
 * The page numbers to show: the first, the last and the neighbours of the current one, with `null` where numbers
 * are left out (P-LIST-11). A gap of one number is a gap as well (P-LIST-12).
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1];
    return previous === undefined || page - previous === 1 ? [page] : [null, page];
  });
}
