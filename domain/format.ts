import type { Rupiah } from './money.ts';

/**
 * The one place that formats numbers and money for shoppers, with the same output on the server and in the
 * browser; `format-date.ts` does so for dates. Not `Intl`: its Indonesian output differs between engines in the
 * space after 'Rp', the dots in times, and 'Agt' or 'Agu' (P-SHOP-14).
 */

/** A whole number with dots as thousands separators: 12345 becomes '12.345'. */
export function formatCount(count: number): string {
  const digits = Math.trunc(Math.abs(count)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return count < 0 ? `-${grouped}` : grouped;
}

/** An amount as shown to shoppers: 'Rp3.499.000', '-Rp1.001.000'. */
export function formatRupiah(amount: Rupiah): string {
  const text = formatCount(Math.abs(amount));
  return amount < 0 ? `-Rp${text}` : `Rp${text}`;
}

/** A rating with one decimal and a comma, as Indonesian writes it: 4.567 becomes '4,6'. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', ',');
}
