import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { stillDue } from '#domain/payments/still-due.ts';
import { bookReceipt, receivedFor, unapplied } from '#server/modules/ledger/ledger.ts';
import { giveBack, revivePurchase, settlePurchase } from '#server/modules/orders/orders.ts';
import { FlashQuotaGone, OutOfStock } from '#server/modules/stock/stock.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { endOtherAttempts } from '../attempts/end-attempts.ts';

/** A line of the bank statement about a purchase. */
export interface BankLine {
  /** Number of the purchase, or of one of its orders. */
  number: string;
  /** The received amount in whole Rupiah; default is what the shopper is asked for, after a part the rest. */
  amount?: number;
  /** The bank's own reference: the same line is booked once. Default is a new one. */
  reference?: string;
}

/** The outcome. `partial`: the rest is still open. `refunded`: too late, or already paid. */
export type ConfirmedTransfer =
  | { kind: 'unknown' }
  | { kind: 'no_amount' }
  | { kind: 'known' }
  | { kind: 'settled' | 'partial' | 'refunded'; purchaseId: string; amount: number };

/** Books a transfer that the operator found on the shop's account, and applies it to its purchase. */
export async function confirmTransfer(transaction: Transaction, line: BankLine): Promise<ConfirmedTransfer> {
  const reference = line.reference ?? randomUUID();
  try {
    return await transaction((tx) => confirm(tx, { ...line, reference, canRevive: true }));
  } catch (error) {
    if (!(error instanceof OutOfStock || error instanceof FlashQuotaGone)) throw error;
    return transaction((tx) => confirm(tx, { ...line, reference, canRevive: false }));
  }
}

interface TransferredPurchase extends Record<string, unknown> {
  id: string;
  state: string;
  total: number;
  attemptId: string | null;
  asked: number | null;
  code: number;
}

async function confirm(
  tx: Tx,
  given: BankLine & { reference: string; canRevive: boolean },
): Promise<ConfirmedTransfer> {
  const purchase = await lockByNumber(tx, given.number);
  if (!purchase) return { kind: 'unknown' };
  const { id: purchaseId, state, total, attemptId, asked, code } = purchase;
  const due = stillDue({ total, uniqueCode: code, received: await receivedFor(tx, purchaseId) });
  // Where nothing is due, the shopper has transferred the same once more.
  const amount = given.amount ?? (asked === null ? null : due || asked);
  if (amount === null) return { kind: 'no_amount' };
  const receipt = { id: `bank:${given.reference}`, purchaseId, attemptId, place: 'bank' as const, amount };
  if (!(await bookReceipt(tx, receipt))) return { kind: 'known' };
  const received = await receivedFor(tx, purchaseId);
  const isOpen = state === 'awaiting' || (state === 'expired' && given.canRevive);
  if (isOpen && received + code >= total) {
    await bearCode(tx, { purchaseId, attemptId, amount: total - received });
    if (state === 'awaiting') await settlePurchase(tx, purchaseId, 'operator');
    else await revivePurchase(tx, purchaseId, 'operator');
    if (attemptId) await tx(sql`update payment_attempts set state = 'paid' where id = ${attemptId}`);
    await endOtherAttempts(tx, { purchaseId, but: attemptId });
    return { kind: 'settled', purchaseId, amount };
  }
  if (state === 'awaiting') return { kind: 'partial', purchaseId, amount };
  await giveBack(tx, purchaseId, await unapplied(tx, purchaseId));
  return { kind: 'refunded', purchaseId, amount };
}

/** The purchase of a number, locked, with the latest transfer that its shopper was asked for. */
async function lockByNumber(tx: Tx, number: string): Promise<TransferredPurchase | null> {
  const [locked] = await tx<{ id: string }>(sql`
    select id from purchases where number = ${number}
      or id = (select purchase_id from orders where orders.number = ${number}) for no key update`);
  if (!locked) return null;
  const [found] = await tx<TransferredPurchase>(sql`
    select p.id, p.state, p.total::float8 as total, a.id as "attemptId", a.amount::float8 as asked,
      coalesce(a.unique_code, 0) as code
    from purchases p left join lateral (
      select id, amount, unique_code from payment_attempts where purchase_id = p.id and method = 'transfer'
      order by created_at desc limit 1
    ) a on true where p.id = ${locked.id}`);
  return found ?? null;
}

/** The unique code that the shopper did not pay is the shop's part of the price. */
async function bearCode(
  tx: Tx,
  { purchaseId, attemptId, amount }: { purchaseId: string; attemptId: string | null; amount: number },
): Promise<void> {
  if (amount <= 0) return;
  await bookReceipt(tx, { id: `code:${purchaseId}`, purchaseId, attemptId, place: 'shop', amount });
}
