/** PPN of goods that are no luxury: 12% of eleven twelfths of their net price, so 11% in effect (PMK 131/2024). */
export const PPN_PERCENT = 12;
const BASE_SHARE = { of: 11, in: 12 } as const;
/** The gross price in percent of the net price. */
const GROSS_PERCENT = 100 + (PPN_PERCENT * BASE_SHARE.of) / BASE_SHARE.in;

/** The tax in a price, for an invoice of a seller who charges it (PKP). All amounts are whole Rupiah. */
export interface IncludedTax {
  net: number;
  /** 'DPP nilai lain'. */
  base: number;
  tax: number;
}

/**
 * The tax that a price includes. The tax is rounded once and the net price is the rest, so the two always add
 * up to the price. The base is only shown beside them and enters no sum.
 */
export function includedTax(gross: number): IncludedTax {
  const exactNet = (gross * 100) / GROSS_PERCENT;
  const exactBase = (exactNet * BASE_SHARE.of) / BASE_SHARE.in;
  const tax = Math.round((exactBase * PPN_PERCENT) / 100);
  return { net: gross - tax, base: Math.round(exactBase), tax };
}
