import { sql } from 'drizzle-orm';
import { decideDispute } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { balanceOf, post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type CommandedOrder, lockByNumber } from './find-order.ts';

/** Who may bear a payment that was taken back; `provider`: it was won, and the money came back. */
const BEARERS = ['provider', 'shop', 'seller'] as const;
type Bearer = (typeof BEARERS)[number];

/**
 * Decides who bears what a payment that was taken back after its order was accepted has left open. A seller bears their
 * own order at most; shop and provider all that is open of its purchase. Answers what was done, in one sentence.
 */
export async function decide(tx: Tx, number: string, typed: string | undefined): Promise<string> {
  const bearer = BEARERS.find((known) => known === typed);
  if (!bearer) throw new SettingsError(`Name who bears it, such as --bears shop: ${BEARERS.join(', ')}.`);
  const order = await lockByNumber(tx, number);
  await refuseWhileOpen(tx, order);
  const [row] = await tx<{ sellerId: number; total: number }>(
    sql`select seller_id as "sellerId", total::float8 as total from orders where id = ${order.id}`,
  );
  const { sellerId = 0, total = 0 } = row ?? {};
  const limit = bearer === 'seller' ? total - (await borneBefore(tx, order)) : Number.MAX_SAFE_INTEGER;
  const decided = await postDecisions(tx, { order, bearer, sellerId, limit });
  if (decided === 0) throw new SettingsError(`Nothing of the order ${order.number} is in dispute for that.`);
  return bearer === 'provider'
    ? `The provider gave back ${decided} for the order ${order.number}.`
    : `The ${bearer} bears ${decided} for the order ${order.number}.`;
}

/** An order that is cancelled later covers the payment with what it holds: only what is left then is to be borne. */
async function refuseWhileOpen(tx: Tx, { purchaseId }: CommandedOrder): Promise<void> {
  const [open] = await tx<{ number: string; state: string }>(sql`
    select number, state from orders
    where purchase_id = ${purchaseId} and state not in ('completed', 'cancelled') order by number limit 1`);
  if (!open) return;
  throw new SettingsError(
    `The order ${open.number} of this purchase is ${open.state}: decide once it is completed or cancelled.`,
  );
}

const decisionId = ({ id }: CommandedOrder, bearer: Bearer) => `${id}:${bearer}`;

/** What the seller of an order bears of it already. */
async function borneBefore(tx: Tx, order: CommandedOrder): Promise<number> {
  const [row] = await tx<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from ledger_transfers
    where order_id = ${order.id} and id like ${`dis:%:${decisionId(order, 'seller')}:%`}`);
  return row?.sum ?? 0;
}

/** @returns how much was decided, over all payments of the purchase that were taken back */
async function postDecisions(
  tx: Tx,
  given: { order: CommandedOrder; bearer: Bearer; sellerId: number; limit: number },
): Promise<number> {
  const { order, bearer, sellerId, limit } = given;
  const reversed = await tx<{ id: string }>(sql`
    select id from receipts where purchase_id = ${order.purchaseId} and reversed > 0 order by id`);
  const at = await tx.now();
  let decided = 0;
  for (const { id: receiptId } of reversed) {
    const open = await balanceOf(tx, `dispute:${receiptId}`);
    const amount = rupiah(Math.max(0, Math.min(open, limit - decided)));
    const who = bearer === 'seller' ? { sellerId } : bearer;
    const [before] = await tx<{ count: number }>(
      sql`select count(*)::int as count from ledger_transfers where id like ${`dis:${receiptId}:%`}`,
    );
    const id = `${decisionId(order, bearer)}:${(before?.count ?? 0) + 1}`;
    await post(tx, decideDispute({ id, receiptId, bearer: who, amount }), {
      ...{ purchaseId: order.purchaseId, orderId: order.id, at },
    });
    decided += amount;
  }
  return decided;
}
