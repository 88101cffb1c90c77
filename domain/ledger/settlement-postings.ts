import type { Transfer } from './accounts.ts';

/** What settling with the payment provider, couriers and the bank posts. Amounts are whole Rupiah. */

/** A transfer whose amount may be below 0: then it goes the other way. */
function signed(id: string, debit: string, credit: string, amount: number): Transfer[] {
  if (amount === 0) return [];
  return amount > 0
    ? [{ id, debit, credit, amount }]
    : [{ id, debit: credit, credit: debit, amount: -amount }];
}

/** The identity of a line in the ledger: of a report, or of a courier's bill. */
export const lineId = (file: string, row: number): string => `${file}/${row}`;

/** What a line of the provider's report moves: its fee, and money that nobody knows. */
export const settleLine = (line: {
  id: string;
  amount: number;
  fee: number;
  isUnknown: boolean;
}): Transfer[] => [
  ...signed(`fee:${line.id}`, 'cost:provider', 'provider', line.fee),
  ...(line.isUnknown ? signed(`sus:${line.id}`, 'provider', `suspense:${line.id}`, line.amount) : []),
];

/** The provider transferred what it owed by a report. */
export const payOut = (report: string, amount: number): Transfer[] =>
  signed(`stl:${report}`, 'bank', 'provider', amount);

/** Where money that nobody knew belongs. */
export type SuspenseDecision = 'provider' | 'bank' | 'shop';

const PLACES: Record<SuspenseDecision, string> = { provider: 'provider', bank: 'bank', shop: 'cost:loss' };

/**
 * Money that nobody knew is decided: it is booked by now or went back at the provider, it went back by a transfer, or the
 * shop has it. @param held debits minus credits: below 0 money that the shop got
 */
export const decideSuspense = (id: string, held: number, decision: SuspenseDecision): Transfer[] =>
  signed(`unsus:${id}`, `suspense:${id}`, PLACES[decision], -held);

/** Money that nobody knew belongs to a purchase. */
export const suspenseToPurchase = (id: string, amount: number, purchaseId: string): Transfer[] =>
  signed(`unsus:${id}`, `suspense:${id}`, `unapplied:${purchaseId}`, amount);

/** The shop paid a courier's bill. @param bill the courier and the number of its bill */
export const payCourier = (bill: string, courier: string, amount: number): Transfer[] =>
  signed(`frtpaid:${bill}`, `freight:${courier}`, 'bank', amount);

/** The bank took a fee. @param line the line of its statement */
export const bankFee = (line: string, amount: number): Transfer[] =>
  signed(`bankfee:${line}`, 'cost:bank', 'bank', amount);
