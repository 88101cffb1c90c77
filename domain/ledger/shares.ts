import { type Rupiah, rupiah } from '../money.ts';

/**
 * The first `pieces` of `of` equal pieces of an amount, rounded half up. Unit: whole Rupiah.
 * @throws RangeError for pieces outside 0 to `of`
 */
export function cumulativeShare(amount: Rupiah, pieces: number, of: number): Rupiah {
  if (!Number.isInteger(pieces) || !Number.isInteger(of) || pieces < 0 || pieces > of || of < 1)
    throw new RangeError(`No share: ${pieces} of ${of}`);
  // Computed with BigInt: the product of two large amounts exceeds what a float represents exactly.
  return rupiah(Number((2n * BigInt(amount) * BigInt(pieces) + BigInt(of)) / (2n * BigInt(of))));
}

/**
 * The value of the pieces from `from` up to `to`: the difference of two cumulative shares. Shares computed
 * this way always add up to the line. Rounding each share alone would lose or invent a Rupiah.
 */
export function shareOfPieces(
  amount: Rupiah,
  { from, to, of }: { from: number; to: number; of: number },
): Rupiah {
  return rupiah(cumulativeShare(amount, to, of) - cumulativeShare(amount, from, of));
}

/** A commission or fee: a rate in hundredths of a percent (250 is 2.5 %) of an amount, rounded half up. */
export function feeOf(amount: Rupiah, rateBasisPoints: number): Rupiah {
  return cumulativeShare(amount, rateBasisPoints, 10_000);
}
