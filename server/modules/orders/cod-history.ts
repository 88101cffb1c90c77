import { sql } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/transitions.ts';
import {
  COD_ADDRESS_HOURS,
  COD_REFUSAL_DAYS,
  type CodHistory,
  MOST_OPEN_COD,
  type OpenCod,
} from '#domain/payments/cod.ts';
import { isCodBlocked } from '#server/modules/identity/identity.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { CodBuyer } from './buyer-keys.ts';
import { isBlockKept } from './kept-cod-blocks.ts';

/** States of an order whose goods are taken and not paid for. */
const OPEN: readonly OrderState[] = ['unconfirmed', 'new', 'accepted', 'packed', 'shipped'];

const array = (texts: readonly string[]) => sql`${sql.param(texts)}::text[]`;

/** The open orders, to be paid at the door, of the purchases `p` that a condition names. */
async function openOrders(query: Query, condition: ReturnType<typeof sql>): Promise<OpenCod> {
  const [row] = await query<OpenCod>(sql`
    select count(*)::integer as orders, coalesce(sum(l.pieces), 0)::integer as pieces,
      coalesce(sum(o.total), 0)::float8 as total
    from purchases p join orders o on o.purchase_id = p.id, lateral (
      select sum(quantity - cancelled) as pieces from order_lines where order_id = o.id
    ) l
    where p.method = 'cod' and o.state = any(${array(OPEN)}) and ${condition}`);
  return row ?? { orders: 0, pieces: 0, total: 0 };
}

/**
 * What is known of a buyer's cash on delivery.
 * @param regionCode where the goods go; its district counts as the area. Null while unknown
 */
export async function readCodHistory(
  query: Query,
  buyer: CodBuyer,
  regionCode: string | null,
): Promise<CodHistory> {
  const { keys } = buyer;
  return {
    open: await openOrders(query, sql`p.cod_buyers && ${array(keys)}`),
    isNewcomer: await isNewcomer(query, buyer),
    refusals: await refusalsOf(query, keys),
    isBlocked:
      (await isCodBlocked(query, await accountsOf(query, buyer))) || (await isBlockKept(query, keys)),
    areaFreight: regionCode === null ? 0 : await refusedFreight(query, regionCode),
  };
}

/** The account, and those that paid at the door with the same telephone or e-mail. */
async function accountsOf(query: Query, { userId, keys }: CodBuyer): Promise<string[]> {
  const rows = await query<{ id: string }>(sql`
    select distinct p.user_id as id from purchases p
    where p.method = 'cod' and p.cod_buyers && ${array(keys)} and p.user_id is not null`);
  return [...rows.map(({ id }) => id), ...(userId === null ? [] : [userId])];
}

/** Whether the network address has reached its limit (P-PAY-31). */
export async function isAddressFull(query: Query, addressHash: Buffer, wanted: OpenCod): Promise<boolean> {
  const open = await openOrders(
    query,
    sql`p.address_hash = ${addressHash} and p.created_at > shop_now() - make_interval(hours => ${COD_ADDRESS_HOURS})`,
  );
  const { address } = MOST_OPEN_COD;
  return open.orders + wanted.orders > address.orders || open.pieces + wanted.pieces > address.pieces;
}

async function isNewcomer(query: Query, { userId, contactKeys }: CodBuyer): Promise<boolean> {
  const known =
    userId === null
      ? sql`cardinality(${array(contactKeys)}) > 1 and p.user_id is null and p.buyers @> ${array(contactKeys)}`
      : sql`p.user_id = ${userId}`;
  const [delivered] = await query(sql`
    select 1 from purchases p join orders o on o.purchase_id = p.id
    where p.state = 'confirmed' and ${known} and o.state in ('delivered', 'completed') limit 1`);
  return delivered === undefined;
}

/** How often a buyer recently refused a parcel that was to be paid at the door. */
async function refusalsOf(query: Query, keys: readonly string[]): Promise<number> {
  const [row] = await query<{ count: number }>(sql`
    select count(*)::integer as count
    from purchases p join orders o on o.purchase_id = p.id
    join order_events e on e.order_id = o.id and e.event = 'cancelled' and e.details ->> 'reason' = 'refused'
    where p.method = 'cod' and p.cod_buyers && ${array(keys)}
      and e.at > shop_now() - make_interval(days => ${COD_REFUSAL_DAYS})`);
  return row?.count ?? 0;
}

/** Characters of a district's code: '31.74.01'. A village's code begins with it. */
const DISTRICT_CODE = 8;

/** Freight of parcels that a district recently refused, and that nobody paid. Unit: whole Rupiah. */
export async function refusedFreight(query: Query, regionCode: string): Promise<number> {
  const [row] = await query<{ sum: number }>(sql`
    select coalesce(sum(t.amount), 0)::float8 as sum
    from ledger_transfers t join purchases p on p.id = t.purchase_id and p.method = 'cod'
    join order_contacts c on c.purchase_id = p.id
    where t.debit = 'cost:refused' and left(c.region_code, ${DISTRICT_CODE}) = left(${regionCode}, ${DISTRICT_CODE})
      and t.at > shop_now() - make_interval(days => ${COD_REFUSAL_DAYS})`);
  return row?.sum ?? 0;
}
