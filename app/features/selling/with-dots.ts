import { readNumber } from '#domain/catalogue/plan-product.ts';
import { formatCount } from '#domain/format.ts';

/** A typed or stored whole number as a field shows it, with dots: '85.000'. What is no number stays as it was typed. */
export function withDots(typed: string): string {
  const read = readNumber(typed);
  return read === null ? typed : formatCount(read);
}
