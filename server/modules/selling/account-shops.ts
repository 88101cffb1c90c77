import { endMemberships, membershipsOf, shopsOwnedBy } from '#server/modules/access/access.ts';
import { hasOpenOrders } from '#server/modules/orders/orders.ts';
import { hasOpenMoney } from '#server/modules/payouts/payouts.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Where an account works, in the interface of identity (P-ACC-18). */
export const accountShops = {
  async merge() {},
  async exported(query: Query, userId: string) {
    const memberships = await membershipsOf(query, userId);
    return { desks: memberships.map(({ shop, role }) => ({ shop, role })) };
  },
  async mustStay(tx: Tx, userId: string): Promise<boolean> {
    for (const sellerId of await shopsOwnedBy(tx, userId)) if (await isOpen(tx, sellerId)) return true;
    return false;
  },
  async remove(tx: Tx, userId: string) {
    await endMemberships(tx, userId);
  },
  async sweep() {},
};

/** Whether something of a shop goes on: an order, with its returns; a payout; money that is its or that it owes. */
const isOpen = async (tx: Tx, sellerId: number): Promise<boolean> =>
  (await hasOpenOrders(tx, sellerId)) || (await hasOpenMoney(tx, sellerId));
