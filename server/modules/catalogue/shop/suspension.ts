import { sql } from 'drizzle-orm';
import type { SuspendedMoney, SuspendedOrders } from '#domain/shops/suspension.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** A shop that an operator has suspended (P-CONSOLE-90): the view `listed_products` has none of its goods. */
export interface Suspension {
  since: Date;
  /** Why, as its people read it. */
  reason: string;
  orders: SuspendedOrders;
  /** `held`: the suspension holds its payouts, and ends that with itself. */
  money: SuspendedMoney;
}

const COLUMNS = sql`suspended_at as since, suspended_reason as reason, suspended_orders as orders,
  suspended_money as money`;

/** The suspension of a shop; null for one that trades. */
export async function suspensionOf(query: Query, sellerId: number): Promise<Suspension | null> {
  const [found] = await query<Suspension>(
    sql`select ${COLUMNS} from sellers where id = ${sellerId} and suspended_at is not null`,
  );
  return found ?? null;
}

/** Suspends a shop. @returns false when it is suspended already */
export async function suspendShop(
  tx: Tx,
  { sellerId, reason, orders, money }: Omit<Suspension, 'since'> & { sellerId: number },
): Promise<boolean> {
  const changed = await tx(sql`
    update sellers set suspended_at = ${await tx.now()}, suspended_reason = ${reason}, suspended_orders = ${orders},
      suspended_money = ${money}
    where id = ${sellerId} and suspended_at is null returning id`);
  if (changed.length > 0) await forgetPages(tx);
  return changed.length > 0;
}

/** Lets a shop trade again, with all that it had. @returns its suspension; null when it is not suspended */
export async function resumeShop(tx: Tx, sellerId: number): Promise<Suspension | null> {
  await tx(sql`select 1 from sellers where id = ${sellerId} for no key update`);
  const suspension = await suspensionOf(tx, sellerId);
  if (!suspension) return null;
  await tx(sql`
    update sellers set suspended_at = null, suspended_reason = null, suspended_orders = null, suspended_money = null
    where id = ${sellerId}`);
  await forgetPages(tx);
  return suspension;
}

/** Any page may show a shop's goods, and the triggers of its row tell of itself alone. */
const forgetPages = (tx: Tx) => tx(sql`select note_catalog_changes(array['all'])`);

/** The suspended shops whose orders are cancelled. */
export async function cancellingShops(query: Query): Promise<number[]> {
  const rows = await query<{ id: number }>(
    sql`select id from sellers where suspended_at is not null and suspended_orders = 'cancel' order by id`,
  );
  return rows.map(({ id }) => id);
}
