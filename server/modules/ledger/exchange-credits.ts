import { sql } from 'drizzle-orm';
import { creditExchange } from '#domain/ledger/postings.ts';
import type { RefundSource } from '#domain/ledger/refund-sources.ts';
import { rupiah } from '#domain/money.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';

/** What goods that came back pay of those that replace them. */
export interface ExchangeCredit {
  returnId: string;
  purchaseId: string;
  orderId: string;
  /** The order of the new goods. */
  exchangeId: string;
  /** By line, all out of one account; at least one above 0. */
  from: readonly RefundSource[];
}

/** Moves the money of goods that came back into the order that replaces them, under the locks of both orders. */
export async function bookExchange(tx: Tx, credit: ExchangeCredit): Promise<void> {
  const { returnId, purchaseId, orderId, exchangeId, from } = credit;
  const [first] = from;
  if (!first || from.some(({ account, lineId }) => account !== first.account || lineId === undefined))
    throw new TypeError(`Return ${returnId} pays its exchange out of lines of one account`);
  for (const { account, amount, lineId } of from)
    await tx(sql`
      insert into exchange_credits (return_id, line_id, purchase_id, order_id, exchange_id, account, amount)
      values (${returnId}, ${lineId}, ${purchaseId}, ${orderId}, ${exchangeId}, ${account}, ${amount})`);
  const amount = rupiah(from.reduce((sum, source) => sum + source.amount, 0));
  const moved = creditExchange({ returnId, account: first.account, exchangeId, amount });
  await post(tx, moved, { purchaseId, orderId, at: await tx.now() });
}
