declare const unit: unique symbol;

/** An amount of money in whole Rupiah. Only {@link rupiah} makes it, so that no fraction can slip in. */
export type Rupiah = number & { readonly [unit]: 'Rupiah' };

/**
 * Converts a number to an amount in whole Rupiah.
 * @throws RangeError when the value is fractional, unsafe or not a number. That is a bug, not a shopper's
 * mistake.
 */
export function rupiah(value: number): Rupiah {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole amount of Rupiah: ${value}`);
  return value as Rupiah;
}

/** The sum of some amounts; 0 for none. */
export function sumRupiah(amounts: Iterable<Rupiah>): Rupiah {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return rupiah(sum);
}
