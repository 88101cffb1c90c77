import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import { type Decision, decidePayment } from '#domain/payments/decide-payment.ts';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import {
  bookReceipt,
  noteAttempt,
  receiptNamed,
  receivedFor,
  unapplied,
} from '#server/modules/ledger/ledger.ts';
import {
  giveBack,
  isSoldOut,
  reversePurchase,
  revivePurchase,
  settlePurchase,
} from '#server/modules/orders/orders.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import type { ProviderFact } from '../provider/payment-provider.ts';
import { endOtherAttempts } from './end-attempts.ts';
import { bookForeignRefunds, foreignTotal } from './foreign-refunds.ts';
import { findAttempt, type StoredAttempt } from './stored-attempt.ts';

/**
 * Applies the provider's fact about an attempt to its purchase: books received money, settles, revives,
 * refunds, or reverses. The same fact again changes nothing.
 */
export async function applyFact(
  transaction: Transaction,
  attemptId: string,
  fact: ProviderFact,
): Promise<void> {
  try {
    await transaction((tx) => apply(tx, { attemptId, fact, canRevive: true }));
  } catch (error) {
    if (!isSoldOut(error)) throw error;
    // The goods of a late payment are gone: the same again in a new transaction, with a refund.
    await transaction((tx) => apply(tx, { attemptId, fact, canRevive: false }));
  }
}

interface Given {
  attemptId: string;
  fact: ProviderFact;
  /** Whether the goods of an expired purchase may be taken again. */
  canRevive: boolean;
}

async function apply(tx: Tx, { attemptId, fact: said, canRevive }: Given): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt) return;
  await noteTransaction(tx, attemptId, said.transactionId);
  const booked = await receiptNamed(tx, [said.transactionId, attemptId]);
  // What was booked by our name, as a report told it, goes on under that.
  const fact = { ...said, transactionId: booked?.id ?? said.transactionId };
  const decision = decidePayment({
    purchase: {
      state: attempt.purchase.state,
      isCod: attempt.purchase.isCod,
      isExchange: attempt.purchase.isExchange,
      total: rupiah(attempt.purchase.total),
      payBy: attempt.purchase.payBy,
      received: rupiah(await receivedFor(tx, attempt.purchaseId)),
    },
    attempt,
    fact,
    now: await tx.now(),
  });
  await carryOut(tx, { attempt, decision, fact, canRevive });
  if (fact.status === 'paid') await bookForeignRefunds(tx, { purchaseId: attempt.purchaseId, fact });
}

/**
 * Locks the purchase and then reads its attempt, so that what is decided is about the newest state. Its key stays free:
 * whoever cancels one of its orders writes a refund that names the purchase, and would wait for us as we for the order.
 */
async function lockAttempt(tx: Tx, attemptId: string): Promise<StoredAttempt | null> {
  await tx(sql`
    select from purchases where id = (select purchase_id from payment_attempts where id = ${attemptId}) for no key update`);
  return findAttempt(tx, attemptId);
}

/** Stores the provider's id of a payment, by which a report may name it. */
async function noteTransaction(tx: Tx, attemptId: string, transactionId: string): Promise<void> {
  await tx(sql`
    update payment_attempts set transaction_id = ${transactionId}
    where id = ${attemptId} and transaction_id is distinct from ${transactionId}`);
}

async function carryOut(
  tx: Tx,
  given: { attempt: StoredAttempt; decision: Decision; fact: ProviderFact; canRevive: boolean },
): Promise<void> {
  const { attempt, decision, fact, canRevive } = given;
  const { id: attemptId, purchaseId } = attempt;
  switch (decision.kind) {
    case 'nothing':
      return;
    case 'note':
      // An attempt that we ended stays ended, even while the provider still has it open.
      if (decision.attempt === 'pending' && attempt.state !== 'created') return;
      return storeAttemptState(tx, attemptId, decision.attempt);
    case 'reverse':
      return takenBack(tx, { attemptId, purchaseId, fact });
    case 'again':
      return cameAgain(tx, { attemptId, fact });
  }
  const isNew = await bookReceipt(tx, {
    id: fact.transactionId,
    purchaseId,
    attemptId,
    place: 'provider',
    amount: fact.amount,
  });
  await storeAttemptState(tx, attemptId, 'paid');
  if (!isNew) return foundBooked(tx, { attempt, receiptId: fact.transactionId });
  if (decision.kind === 'hold') return;
  if (decision.kind === 'settle') await settlePurchase(tx, purchaseId, 'provider');
  else if (decision.kind === 'try_to_revive' && canRevive) await revivePurchase(tx, purchaseId, 'provider');
  else return giveBack(tx, purchaseId, await unapplied(tx, purchaseId));
  await endOtherAttempts(tx, { purchaseId, but: attemptId });
}

/**
 * The money was booked before as money that nobody knew. If somebody has given it to this purchase, it was spent by its rules
 * then; if to another one, they must look. What still is in suspense, or goes back to its payer, is decided there (P-PAY-44).
 */
async function foundBooked(
  tx: Tx,
  { attempt, receiptId }: { attempt: StoredAttempt; receiptId: string },
): Promise<void> {
  const { id: attemptId, purchaseId, purchaseNumber } = attempt;
  const owner = (await receiptNamed(tx, [receiptId]))?.purchaseId ?? null;
  if (owner === purchaseId) return noteAttempt(tx, { receiptId, purchaseId, attemptId });
  if (owner === null) return;
  await openCase(tx, {
    kind: 'unknown_money',
    subject: `receipt:${receiptId}`,
    details: caseNotes.givenElsewhere(purchaseNumber),
  });
}

/** A bank took money back. Without an amount nothing is booked, and somebody must look. */
async function takenBack(
  tx: Tx,
  { attemptId, purchaseId, fact }: { attemptId: string; purchaseId: string; fact: ProviderFact },
): Promise<void> {
  const receiptId = fact.transactionId;
  const amount = fact.takenBack ?? (await foreignTotal(tx, fact));
  if (amount === null || amount === 0)
    return openCase(tx, { kind: 'chargeback_without_amount', subject: `receipt:${receiptId}` });
  // A payment of which only a part is gone is asked about further.
  if (amount === 'all') await storeAttemptState(tx, attemptId, 'reversed');
  await reversePurchase(tx, { purchaseId, receiptId, amount });
}

/**
 * The provider holds a payment again that it took back: the bank's customer lost, or paid by the same code. Who bears it is
 * decided already, or its orders are cancelled, so that nothing is booked, and somebody must look (P-PAY-43).
 */
async function cameAgain(
  tx: Tx,
  { attemptId, fact }: { attemptId: string; fact: ProviderFact },
): Promise<void> {
  await tx(
    sql`update payment_attempts set state = 'paid', tries = 0 where id = ${attemptId} and state = 'reversed'`,
  );
  await openCase(tx, {
    kind: 'chargeback',
    subject: `receipt:${fact.transactionId}`,
    details: caseNotes.heldAgain(fact.amount),
  });
}

/** Writes an attempt's state; only a reversal overwrites a payment. Resets the number of polls. */
async function storeAttemptState(tx: Tx, attemptId: string, state: StoredAttempt['state']): Promise<void> {
  await tx(sql`
    update payment_attempts set state = ${state}, tries = 0, card = null
    where id = ${attemptId} and (state <> 'paid' or ${state} = 'reversed')`);
}
