import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { readSealed } from '#server/modules/orders/orders.ts';
import { lockOrders, oneOrder } from './order-subject.ts';

/** The contact of this order is not sealed. */
export interface NotSealed {
  code: 'not_sealed';
  number: string;
}

/** Shows who bought an order whose contact is sealed, because the law asks (P-ACC-17). It stays sealed. */
export const openSealed = defineCommand({
  name: 'orders.open_sealed',
  permission: 'operator.people',
  needsFreshFactor: true,
  needsReason: true,
  input: oneOrder,
  subjects: (tx, { order }, by) => lockOrders(tx, [order], by),
  async run(
    tx,
    { subject: { purchaseId, number } },
  ): Promise<Result<Done<Record<string, string>>, NotSealed>> {
    const contact = await readSealed(tx, purchaseId);
    return contact
      ? { ok: true, value: { value: contact } }
      : { ok: false, error: { code: 'not_sealed', number } };
  },
});
