import { normalisePhone } from '../addresses/phone.ts';
import { cleanNumber } from '../forms/clean-text.ts';
import { isUuid } from '../is-uuid.ts';
import { parseOrderNumber } from '../orders/number.ts';
import { foldText } from '../search/fold-text.ts';

/** What somebody searches orders by. */
export type OrderTerm =
  | { kind: 'number'; number: string }
  | { kind: 'invoice'; number: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string }
  /** An order, a purchase, an attempt to pay, a refund or the account of the buyer, by its id. */
  | { kind: 'id'; id: string }
  /** A waybill, or what a provider or a bank calls a payment. */
  | { kind: 'code'; code: string }
  /** A part of a name, folded for search; without a digit it may also be a waybill. */
  | { kind: 'name'; part: string }
  /** Too short to be looked for. */
  | { kind: 'short' };

/** Fewest signs of a name: shorter parts are in nearly every name. */
const SHORTEST_NAME = 3;

/**
 * What a term means, by its shape (P-CONSOLE-4). Codes hold a digit and no space; of a number that may be a telephone's the
 * telephone is meant.
 */
export function orderTerm(typed: string): OrderTerm {
  const number = parseOrderNumber(typed);
  if (number !== null) return { kind: 'number', number };
  const line = cleanNumber(typed);
  if (/^INV\/\d{4}\/\d{1,9}$/i.test(line)) return { kind: 'invoice', number: line.toUpperCase() };
  if (/^[^\s@]+@[^\s@]+$/.test(line)) return { kind: 'email', email: line.toLowerCase() };
  if (isUuid(line.toLowerCase())) return { kind: 'id', id: line.toLowerCase() };
  const phone = normalisePhone(line);
  if (phone !== null) return { kind: 'phone', phone };
  if (/^[\w:/.-]{5,100}$/.test(line) && /\d/.test(line)) return { kind: 'code', code: line };
  const part = foldText(line);
  return part.length < SHORTEST_NAME ? { kind: 'short' } : { kind: 'name', part };
}
