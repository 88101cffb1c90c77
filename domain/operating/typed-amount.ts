import { cleanNumber } from '../forms/clean-text.ts';

/** Whole Rupiah with or without dots, and with or without 'Rp': '1500000', 'Rp1.500.000'. */
const AMOUNT = /^(?:rp\s?)?(\d{1,3}(?:\.\d{3})+|\d+)$/i;

/**
 * An amount that somebody typed, in whole Rupiah above 0; null for anything else. Dots must stand between thousands, so that
 * '1.50' is no 150.
 */
export function parseTypedAmount(typed: string): number | null {
  const [, digits] = AMOUNT.exec(cleanNumber(typed)) ?? [];
  const amount = Number(digits?.replaceAll('.', ''));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
