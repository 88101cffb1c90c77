import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import { readMoment } from '#domain/ledger/bank-line.ts';
import { rupiah } from '#domain/money.ts';
import type { Result } from '#domain/result.ts';
import { parseReturnNumber, returnNumber } from '#domain/returns/number.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { type CommandActor, type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import { type BookedRemittance, bookRemittance, payClaim } from '#server/modules/ledger/ledger.ts';
import { bookFreightBill } from '#server/modules/parcels/parcels.ts';
import { findReturnId } from '#server/modules/returns/returns.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockOrders, oneOrder, orderNumber } from './order-subject.ts';

/** What couriers charge, owe and hand over. */

/** Most whole Rupiah of one line. */
const MOST_RUPIAH = 999_999_999_999;
export const amountInput = z.int().min(0).max(MOST_RUPIAH);

/** No courier of the shop has carried the order. */
export interface NotCarried {
  code: 'not_carried';
  number: string;
}

/** What a courier's bill says about an order. @returns who bears a difference */
export const billFreight = defineCommand({
  name: 'orders.freight',
  permission: 'operator.money.write',
  needsFreshFactor: true,
  input: oneOrder.extend({
    price: amountInput,
    /** In grams, where the courier charges for more. */
    weight: z.int().min(0).max(999_999).optional(),
    bears: z.enum(['shop', 'seller']).optional(),
  }),
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(
    tx,
    { subject: { orderId, number }, input: { price, weight = null, bears = null } },
  ): Promise<Result<Done<'shop' | 'seller'>, NotCarried>> {
    const billed = await bookFreightBill(tx, { orderId, price, weighed: weight, bearer: bears });
    if (!billed.ok) return { ok: false, error: { code: 'not_carried', number } };
    return { ok: true, value: { value: billed.value, after: { price, weight, bears: billed.value } } };
  },
});

/** What a courier owes: for the lost parcel of an order or of a return, or for a remittance that was short. */
interface ClaimSubject extends Subject {
  claimId: string;
}

/** The number of a return, written as we write it. */
const typedReturn = z.pipe(
  typedLine('no_text'),
  z.transform((typed: string, { issues }) => {
    const found = parseReturnNumber(typed);
    if (found) return returnNumber(found.order, found.n);
    issues.push({ code: 'custom', input: typed, message: `${typed} is no number of a return` });
    return z.NEVER;
  }),
);

async function claimOf(tx: Tx, claim: string, by: CommandActor): Promise<ClaimSubject[] | null> {
  if (claim.startsWith('short-')) return [{ kind: 'claim', id: claim, claimId: claim }];
  const ofReturn = parseReturnNumber(claim);
  const orders = await lockOrders(tx, [ofReturn?.order ?? claim], by);
  if (ofReturn) {
    const [order] = orders ?? [];
    const claimId = order && (await findReturnId(tx, order.orderId, ofReturn.n));
    return claimId ? [{ kind: 'claim', id: claim, claimId }] : null;
  }
  return orders?.map(({ orderId, number }) => ({ kind: 'claim', id: number, claimId: orderId })) ?? null;
}

/** Why a claim was not settled. */
export type ClaimRefusal =
  | { code: 'no_claim' | 'claim_settled'; claim: string }
  | { code: 'more_than_claimed'; owed: number };

/** The courier paid what it owed, in full or less. */
export const payClaimed = defineCommand({
  name: 'orders.claim_paid',
  permission: 'operator.money.write',
  letsMoneyGo: true,
  input: z.object({
    claim: z.union([typedLine('no_text').check(z.regex(/^short-/)), typedReturn, orderNumber]),
    paid: amountInput,
  }),
  subjects: (tx, { claim }, by) => claimOf(tx, claim, by),
  async run(
    tx,
    { subject, input: { paid } },
  ): Promise<Result<Done<{ courier: string; loss: number }>, ClaimRefusal>> {
    const outcome = await payClaim(tx, { id: subject.claimId, paid: rupiah(paid) });
    switch (outcome.kind) {
      case 'unknown':
        return { ok: false, error: { code: 'no_claim', claim: subject.id } };
      case 'settled':
        return { ok: false, error: { code: 'claim_settled', claim: subject.id } };
      case 'too_much':
        return { ok: false, error: { code: 'more_than_claimed', owed: outcome.owed } };
      case 'paid': {
        const { courier, loss } = outcome;
        const letsGo = { amount: loss, countsToDay: false };
        return { ok: true, value: { value: { courier, loss }, after: { paid, loss }, letsGo } };
      }
    }
  },
});

/** Why a line of the bank about collected cash was not booked. */
export type RemittanceRefusal =
  | { code: 'line_known' }
  | { code: 'no_cash_owed'; courier: string }
  | { code: 'name_orders'; courier: string; owed: number }
  | { code: 'more_than_orders'; owed: number };

function refuseRemittance(
  outcome: Exclude<BookedRemittance, { kind: 'booked' }>,
  courier: string,
): RemittanceRefusal {
  switch (outcome.kind) {
    case 'known':
      return { code: 'line_known' };
    case 'unknown_orders':
      return { code: 'no_cash_owed', courier };
    case 'name_orders':
      return { code: 'name_orders', courier, owed: outcome.owed };
    case 'too_much':
      return { code: 'more_than_orders', owed: outcome.owed };
  }
}

/** A day that a bank names. */
const bankDay = z.pipe(
  typedLine('no_text'),
  z.transform((typed: string, { issues }) => {
    const day = readMoment(typed)?.day;
    if (day !== undefined) return day;
    issues.push({ code: 'custom', input: typed, message: `${typed} is no day, such as 2026-11-24` });
    return z.NEVER;
  }),
);

/** A courier handed over collected cash, less its fee: a line of the bank, booked once. */
export const bookCash = defineCommand({
  name: 'orders.remitted',
  permission: 'operator.money.write',
  needsFreshFactor: true,
  input: z.object({
    courier: z.enum(COURIER_IDS),
    amount: amountInput.min(1),
    fee: amountInput.default(0),
    reference: typedLine('no_text').check(z.minLength(1), z.maxLength(200)),
    day: bankDay.optional(),
    orders: z.array(orderNumber).min(1).optional(),
    isAgain: z.boolean().default(false),
  }),
  async subjects(tx, { courier, orders }, by) {
    const locked = orders && (await lockOrders(tx, orders, by));
    if (locked === null) return null;
    return [{ kind: 'courier', id: courier, orderIds: locked?.map(({ orderId }) => orderId) ?? null }];
  },
  async run(
    tx,
    { subject: { orderIds }, input: { courier, amount, fee, reference, day, isAgain } },
  ): Promise<Result<Done<{ short: number; orders: number }>, RemittanceRefusal>> {
    const line = { day: day ?? jakartaDay(await tx.now()), amount, reference };
    const outcome = await bookRemittance(tx, { courier, line, fee: rupiah(fee), orderIds, isAgain });
    if (outcome.kind !== 'booked') return { ok: false, error: refuseRemittance(outcome, courier) };
    const { short, orders } = outcome;
    return {
      ok: true,
      value: { value: { short, orders }, after: { day: line.day, amount, fee, short, orders } },
    };
  },
});
