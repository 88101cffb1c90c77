import { parseOrderNumber } from '../orders/number.ts';

/** A return is named by its order and its place among the order's returns: LP2611247K2M9Q-R1. */
export const returnNumber = (order: string, n: number): string => `${order}-R${n}`;

/** A typed number of a return; null when it is none. */
export function parseReturnNumber(typed: string): { order: string; n: number } | null {
  const [, number = '', digits = ''] = /^(.*?)[\s-]*R\s*(\d{1,4})\s*$/iu.exec(typed) ?? [];
  const order = parseOrderNumber(number);
  const n = Number(digits);
  return order !== null && n > 0 ? { order, n } : null;
}
