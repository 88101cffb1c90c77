import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine, typedPhone } from '#domain/forms/typed-text.ts';
import { accountDigits, faultOfAccount, type RefundAccount } from '#domain/payments/refund-account.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  hasColleague,
  isParty,
  nameOfActor,
  type Subject,
} from '#server/modules/access/access.ts';
import {
  cancelTransfer,
  canNameAccount,
  exportTransfer,
  findRefund,
  type LineMarked,
  lockTransfers,
  lockWaiting,
  MOST_TRANSFERS,
  nameAccount,
  noteBankLine,
  type RefundTransfer,
  readTransfers,
  transferSent,
  waitingTransfers,
} from '#server/modules/ledger/ledger.ts';
import { closeAccountCases, readOrder } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { refundTransferred } from './transfer-refund.ts';

/** What the operator does with refunds that go by transfer (P-PAY-36). */

const RIGHT = 'operator.money.write';

/** Why a refund was not given to the bank, or not marked. */
export type TransferFileRefusal =
  | { code: 'transfer_waits_not'; transfer: string; state: string }
  /** A file of that name was made before. */
  | { code: 'batch_known'; batch: string }
  /** Whoever made the file does not mark it as sent, where somebody else can. */
  | { code: 'needs_second_person'; batch: string }
  | LineMarked
  /** The line of the bank's statement has another sum than what it would mark, which is `waiting` (whole Rupiah). */
  | { code: 'line_differs'; batch: string; waiting: number }
  | { code: 'own_order'; number: string }
  | { code: 'account_invalid'; field: keyof RefundAccount }
  /** A refund takes no account here: it does not wait for one, or its shopper names it. */
  | { code: 'names_no_account'; refund: string };

/** The name of a file for the bank: the day, or the day and a number. */
const batchName = typedLine('no_text').check(
  z.regex(
    /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/,
    'A file is named by letters, digits and hyphens, such as 2026-11-26',
  ),
);
const transferNumber = z.int().positive();

/** How a transfer is named to the bank. */
export const transferName = (id: number): string => `R${id}`;

interface WaitingSubject extends Subject {
  refundId: string;
}

/** Somebody who bought an order, or works for its shop, does not move its money. */
async function ownOrder(
  tx: Tx,
  by: CommandActor,
  orderId: string | null,
): Promise<{ ok: false; error: TransferFileRefusal } | null> {
  const order = orderId === null ? null : await readOrder(tx, sql`o.id = ${orderId}`);
  if (!order || !(await isParty(tx, by, { buyerId: order.userId, sellerId: order.sellerId }))) return null;
  return { ok: false, error: { code: 'own_order', number: order.number } };
}

/** Puts all refunds that wait for a transfer into a file for the bank. */
export const exportRefunds = defineCommand({
  name: 'refunds.export',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({ batch: batchName }),
  async subjects(tx): Promise<WaitingSubject[] | null> {
    const ids = (await waitingTransfers(tx)).map(({ refundId }) => refundId).toSorted();
    const subjects: WaitingSubject[] = [];
    for (const refundId of ids)
      if (await lockWaiting(tx, refundId)) subjects.push({ kind: 'refund', id: refundId, refundId });
    return subjects.length === 0 ? null : subjects;
  },
  async run(
    tx,
    { subject: { refundId }, input: { batch }, by },
  ): Promise<Result<Done<number>, TransferFileRefusal>> {
    const refund = await findRefund(tx, refundId);
    if (!refund) throw new Error(`The refund ${refundId} was locked and is gone`);
    const refused = await ownOrder(tx, by, refund.orderId);
    if (refused) return refused;
    const before = await readTransfers(tx, sql`t.batch = ${batch} and t.exported_at <> ${await tx.now()}`);
    if (before.length > 0) return { ok: false, error: { code: 'batch_known', batch } };
    await exportTransfer(tx, { refundId, batch, by: nameOfActor(by) });
    return { ok: true, value: { value: refund.amount, after: { batch, amount: refund.amount } } };
  },
});

interface TransferSubject extends Subject {
  transfer: RefundTransfer;
  /** Whole Rupiah of all that are chosen with it. */
  sum: number;
}

async function chosen(
  tx: Tx,
  batch: string,
  ids: readonly number[] | null,
): Promise<TransferSubject[] | null> {
  const rows = await lockTransfers(
    tx,
    ids === null
      ? sql`t.batch = ${batch} and t.state = 'exported'`
      : sql`t.batch = ${batch} and t.id = any(${sql.param(ids)}::integer[])`,
  );
  if (rows.length === 0 || (ids !== null && rows.length !== new Set(ids).size)) return null;
  const sum = rows.reduce((before, { amount }) => before + amount, 0);
  return rows.map((transfer) => ({ kind: 'refund', id: transfer.refundId, transfer, sum }));
}

const waitsNot = ({ id, state }: RefundTransfer): { ok: false; error: TransferFileRefusal } => ({
  ok: false,
  error: { code: 'transfer_waits_not', transfer: transferName(id), state },
});

/** The bank transferred the refunds of a file, or some of them, as a line of its statement says. */
export const refundsSent = defineCommand({
  name: 'refunds.sent',
  permission: RIGHT,
  needsFreshFactor: true,
  input: z.object({
    batch: batchName,
    /** Null for all of the file that were not sent. */
    transfers: z.array(transferNumber).min(1).max(MOST_TRANSFERS).nullable(),
    /** The reference on the bank's statement. */
    line: z.nullable(typedLine('no_text').check(z.minLength(1), z.maxLength(300))),
    /** Whole Rupiah of that line; null where nobody read it. */
    amount: z.int().positive().nullable().default(null),
  }),
  subjects: (tx, { batch, transfers }) => chosen(tx, batch, transfers),
  async run(
    tx,
    { subject: { transfer, sum }, input, by },
  ): Promise<Result<Done<number>, TransferFileRefusal>> {
    const { refundId, amount, orderId, exportedBy } = transfer;
    const { batch, transfers, line } = input;
    const refused = await ownOrder(tx, by, orderId);
    if (refused) return refused;
    if (transfer.state !== 'exported') return waitsNot(transfer);
    if (exportedBy === nameOfActor(by) && (await hasColleague(tx, by, RIGHT)))
      return { ok: false, error: { code: 'needs_second_person', batch } };
    if (input.amount !== null && input.amount !== sum)
      return { ok: false, error: { code: 'line_differs', batch, waiting: sum } };
    const other =
      line === null ? null : await noteBankLine(tx, line, { kind: 'refunds', batch, part: transfers });
    if (line !== null && other !== null)
      return { ok: false, error: { code: 'line_marked', line, batch: other.batch } };
    await transferSent(tx, transfer, line);
    if (!(await refundTransferred(tx, refundId, 'exported')))
      throw new Error(`The refund ${refundId} is in a file and cannot be transferred`);
    return { ok: true, value: { value: amount, after: { batch, amount, line } } };
  },
});

/** Takes refunds out of a file that the bank has not transferred; their accounts may be changed again. */
export const cancelRefunds = defineCommand({
  name: 'refunds.cancel',
  permission: RIGHT,
  needsFreshFactor: true,
  needsReason: true,
  input: z.object({
    batch: batchName,
    /** Null for all of the file that were not sent. */
    transfers: z.array(transferNumber).min(1).max(MOST_TRANSFERS).nullable(),
  }),
  subjects: (tx, { batch, transfers }) => chosen(tx, batch, transfers),
  async run(
    tx,
    { subject: { transfer }, input: { batch } },
  ): Promise<Result<Done<null>, TransferFileRefusal>> {
    if (transfer.state !== 'exported') return waitsNot(transfer);
    await cancelTransfer(tx, transfer);
    return { ok: true, value: { value: null, after: { batch, amount: transfer.amount } } };
  },
});

/** Names another account for money that goes back to a payer without a purchase, after the bank returned it (P-PAY-44). */
export const nameTransferAccount = defineCommand({
  name: 'refunds.name_account',
  permission: RIGHT,
  letsMoneyGo: true,
  needsReason: true,
  input: z.object({
    refund: z.uuid(),
    bank: typedLine('no_text'),
    number: typedPhone('no_text'),
    holder: typedLine('no_text'),
  }),
  // Its own condition locks it.
  subjects: async (_tx, { refund }) => [{ kind: 'refund', id: refund }],
  async run(
    tx,
    { subject: { id }, input: { bank, number, holder } },
  ): Promise<Result<Done<null>, TransferFileRefusal>> {
    const account = { bank, number: accountDigits(number), holder };
    const field = faultOfAccount(account);
    if (field !== null) return { ok: false, error: { code: 'account_invalid', field } };
    const isOpen = await canNameAccount(tx, id);
    const refund = await findRefund(tx, id);
    if (!isOpen || refund?.purchaseId !== null || !(await nameAccount(tx, id, account)))
      return { ok: false, error: { code: 'names_no_account', refund: id } };
    await closeAccountCases(tx, id);
    const { amount } = refund;
    const after = { amount, account: `${account.bank} ${account.number.slice(-4)}` };
    return { ok: true, value: { value: null, after, letsGo: { amount, countsToDay: false } } };
  },
});
