import { type Rupiah, rupiah, sumRupiah } from '../money.ts';
import type { Transfer } from './accounts.ts';

/**
 * For tests: the balance of each account after some transfers, debits minus credits; accounts at 0 are left
 * out.
 */
export function balances(transfers: readonly Transfer[]): ReadonlyMap<string, Rupiah> {
  const parts = new Map<string, Rupiah[]>();
  const add = (account: string, amount: number) =>
    parts.set(account, [...(parts.get(account) ?? []), rupiah(amount)]);
  for (const { debit, credit, amount } of transfers) {
    add(debit, amount);
    add(credit, 0 - amount);
  }
  const sums = [...parts].map(([account, amounts]) => [account, sumRupiah(amounts)] as const);
  return new Map(sums.filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}
