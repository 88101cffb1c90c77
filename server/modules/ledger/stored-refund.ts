import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** A refund's part of a receipt. */
export interface RefundPart {
  receiptId: string;
  /** Null for money that arrived by bank transfer. */
  attemptId: string | null;
  amount: number;
  receiptAmount: number;
  /** The part of the receipt that the provider reversed itself. */
  reversed: number;
  isCancelledByUs: boolean;
}

/** A refund as it is stored. */
export interface StoredRefund {
  id: string;
  purchaseId: string | null;
  orderId: string | null;
  amount: number;
  state: 'created' | 'sent' | 'done' | 'failed' | 'needs_account' | 'manual' | 'exported' | 'bounced';
  way: 'direct' | 'transfer';
  /** The number of the payout, from 1: a bank may return one. */
  attempt: number;
  tries: number;
  parts: RefundPart[];
}

/** A refund with its parts, the oldest receipt first; null for an unknown id. */
export async function findRefund(query: Query, refundId: string): Promise<StoredRefund | null> {
  const [row] = await query<StoredRefund>(sql`
    select f.id, f.purchase_id as "purchaseId", f.order_id as "orderId", f.amount, f.state, f.way,
      f.attempt, f.tries, (
        select coalesce(jsonb_agg(jsonb_build_object('receiptId', r.id, 'attemptId', r.attempt_id, 'amount', p.amount,
          'receiptAmount', r.amount, 'reversed', r.reversed, 'isCancelledByUs', coalesce(a.is_cancelled_by_us, false))
          order by r.at, r.id), '[]')
        from refund_parts p join receipts r on r.id = p.receipt_id
        left join payment_attempts a on a.id = r.attempt_id where p.refund_id = f.id
      ) as parts
    from refunds f where f.id = ${refundId}`);
  return row ?? null;
}
