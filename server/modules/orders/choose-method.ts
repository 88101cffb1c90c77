import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The shopper pays an unpaid purchase by another method; under its lock. */
export async function chooseMethod(tx: Tx, purchaseId: string, method: PaymentMethod): Promise<void> {
  await tx(sql`update purchases set method = ${method} where id = ${purchaseId}`);
}
