import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine, typedPhone } from '#domain/forms/typed-text.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { accountDigits, faultOfAccount } from '#domain/payments/refund-account.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, isParty } from '#server/modules/access/access.ts';
import { closeCaseOf } from '#server/modules/cases/cases.ts';
import { balanceOf } from '#server/modules/ledger/ledger.ts';
import { type OrderRow, readOrders } from '#server/modules/orders/orders.ts';
import {
  giveToPayer,
  giveToPurchase,
  type NotGiven,
  type SuspendedMoney,
} from '#server/modules/payments/payments.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type SuspenseRefusal, suspenseLine } from './decide-unknown.ts';
import { isPayment } from './read-settlement.ts';
import { lockSettlements, type OpenLine, settleBy, unsettledLine } from './stored-report.ts';

/** Money that nobody knew and that belongs to somebody: to a purchase, or to its payer (P-PAY-44). */

/** Why it was not given away. */
export type GiveRefusal =
  | SuspenseRefusal
  /** The provider took it, or it belongs to a payment that is in the books. */
  | { code: 'no_payment'; line: string }
  /** It is booked by now: the line settles that payment. */
  | { code: 'booked_by_now'; line: string }
  | { code: 'paid_another'; line: string; number: string }
  | { code: 'needs_moment' | 'impossible_moment'; number: string }
  | { code: 'unreadable_moment' }
  | { code: 'own_order'; number: string }
  | { code: 'account_invalid'; field: 'bank' | 'number' | 'holder' };

const RIGHT = 'operator.money.write';

const orderNumber = z.pipe(
  typedPhone('no_text'),
  z.transform((typed: string) => parseOrderNumber(typed) ?? ''),
);

/** It belongs to a purchase, by its number or one of its orders'. @returns what it did there */
export const unknownToPurchase = defineCommand({
  name: 'settlement.to_purchase',
  permission: RIGHT,
  needsFreshFactor: true,
  needsReason: true,
  input: z.object({
    line: suspenseLine,
    number: orderNumber,
    /** When it came, such as 2026-11-24 14:05: needed after the deadline of the purchase (P-PAY-7). */
    at: z.optional(typedLine('no_text')),
  }),
  async subjects(tx, { line, number }) {
    await lockSettlements(tx);
    const orders = await purchaseOf(tx, number);
    return orders.length === 0 ? null : [{ kind: 'suspense', id: line, orders }];
  },
  async run(
    tx,
    { subject: { orders }, input: { line, number, at }, by },
  ): Promise<Result<Done<'settled' | 'partial' | 'refunded'>, GiveRefusal>> {
    for (const { userId: buyerId, sellerId } of orders)
      if (await isParty(tx, by, { buyerId, sellerId })) return refused({ code: 'own_order', number });
    const money = await suspended(tx, line);
    if ('code' in money) return refused(money);
    const outcome = await giveToPurchase(tx, money, { number, ...(at !== undefined && at !== '' && { at }) });
    switch (outcome.kind) {
      case 'unknown':
        throw new Error(`The purchase of ${number} was there and is gone`);
      case 'booked':
      case 'of_other':
        return refused(whyNot(line, outcome));
      case 'needs_moment':
      case 'impossible_moment':
        return refused({ code: outcome.kind, number });
      case 'unreadable_moment':
        return refused({ code: outcome.kind });
    }
    await settleLine(tx, money);
    await decided(tx, line, `It is of ${number}.`);
    const { kind, amount } = outcome;
    return { ok: true, value: { value: kind, after: { number, amount, outcome: kind } } };
  },
});

/** It goes back to its payer: by the next file for the bank, to the account that the payer has named. @returns the amount */
export const unknownToPayer = defineCommand({
  name: 'settlement.to_payer',
  permission: RIGHT,
  letsMoneyGo: true,
  needsReason: true,
  input: z.object({
    line: suspenseLine,
    bank: typedLine('no_text'),
    number: typedPhone('no_text'),
    holder: typedLine('no_text'),
  }),
  async subjects(tx, { line }) {
    await lockSettlements(tx);
    return [{ kind: 'suspense', id: line }];
  },
  async run(tx, { input: { line, bank, number, holder } }): Promise<Result<Done<number>, GiveRefusal>> {
    const account = { bank, number: accountDigits(number), holder };
    const field = faultOfAccount(account);
    if (field !== null) return refused({ code: 'account_invalid', field });
    const money = await suspended(tx, line);
    if ('code' in money) return refused(money);
    const outcome = await giveToPayer(tx, money, account);
    if (outcome.kind !== 'refunded') return refused(whyNot(line, outcome));
    await settleLine(tx, money);
    await decided(tx, line, 'It goes back to its payer.');
    const { amount } = money;
    const after = {
      refund: outcome.refundId,
      amount,
      account: `${account.bank} ${account.number.slice(-4)}`,
    };
    return { ok: true, value: { value: amount, after, letsGo: { amount, countsToDay: false } } };
  },
});

/** All orders of a purchase, by its number or that of one of them; none for an unknown one. */
async function purchaseOf(tx: Tx, number: string): Promise<OrderRow[]> {
  const [named] = await readOrders(tx, sql`o.number = ${number}`);
  return readOrders(tx, named ? sql`o.purchase_id = ${named.purchaseId}` : sql`p.number = ${number}`);
}

const refused = (error: GiveRefusal): { ok: false; error: GiveRefusal } => ({ ok: false, error });

const whyNot = (line: string, outcome: NotGiven): GiveRefusal =>
  outcome.kind === 'booked'
    ? { code: 'booked_by_now', line }
    : { code: 'paid_another', line, number: outcome.number };

/** Money in suspense with the line of the report that has it; null for a payment that came for no purchase. */
interface Suspended extends SuspendedMoney {
  stored: OpenLine | null;
}

/** What a line holds in suspense, if it is a payment. */
async function suspended(tx: Tx, line: string): Promise<Suspended | GiveRefusal> {
  const amount = -(await balanceOf(tx, `suspense:${line}`));
  if (amount === 0) return { code: 'nothing_unknown', line };
  const stored = await unsettledLine(tx, line);
  if (!isPayment({ amount, line: stored })) return { code: 'no_payment', line };
  const reference = stored?.kind === 'payment' ? stored.reference : null;
  return { line, amount, reference, isStray: stored === null, stored };
}

/** The line of a payment settles the receipt that the money has now, as the provider names both. */
async function settleLine(tx: Tx, { reference, stored }: Suspended): Promise<void> {
  if (stored !== null && reference !== null) await settleBy(tx, stored, reference);
}

const decided = (tx: Tx, line: string, reason: string): Promise<void> =>
  closeCaseOf(tx, { kind: 'unknown_money', subject: `suspense:${line}`, reason });
