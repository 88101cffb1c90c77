import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { orderNumber } from '#domain/orders/number.ts';
import { CONFIRM_COD_MINUTES, codClosed } from '#domain/payments/cod.ts';
import { MOST_UNPAID, PAY_WITHIN_HOURS } from '#domain/payments/methods.ts';
import { takeFlash, takePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { isAddressFull, readCodHistory } from './cod-history.ts';
import { insertLines, insertOrder, totalOf } from './insert-order.ts';
import { tellShopper } from './jobs.ts';
import type { CodPlan, PlannedLine, PurchasePlan } from './purchase-plan.ts';
import { DuplicateRequest, PriceChanged, TooManyUnpaid, TooMuchCod } from './refusals.ts';

/** A purchase that was placed. */
export interface PlacedPurchase {
  id: string;
  number: string;
  total: number;
  /** Null for cash on delivery, unless it has to be confirmed. */
  payBy: Date | null;
  orders: { id: string; number: string }[];
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);
/** How a purchase begins: `awaiting` its payment or a newcomer's confirmation, or at once for its sellers. */
interface Beginning {
  orderState: 'unpaid' | 'unconfirmed' | 'new';
  payBy: Date | null;
}

/**
 * Writes a purchase from its plan. Stock first, so that a buyer who is too late leaves without a lock, then
 * the flash quota, then the rest. The caller opens the first payment attempt in the same transaction.
 * @throws OutOfStock, FlashQuotaGone, PriceChanged when the plan is no longer true
 * @throws TooManyUnpaid, TooMuchCod, DuplicateRequest
 */
export async function placePurchase(tx: Tx, plan: PurchasePlan): Promise<PlacedPurchase> {
  const orders = plan.orders.map((order) => ({
    id: randomUUID(),
    planned: order,
    lines: order.lines.map((line) => ({ ...line, id: randomUUID() })),
  }));
  const lines = orders.flatMap((order) => order.lines);
  await takePieces(
    tx,
    orders.flatMap(({ planned, lines: own }) =>
      own.map(({ id: lineId, skuId, quantity }) => {
        return { lineId, skuId, quantity, isSale: !planned.isOwnPurchase };
      }),
    ),
  );
  await takeFlash(tx, flashTakes(lines, plan.buyers));
  await comparePrices(tx, lines);
  const now = await tx.now();
  const beginning = await beginningOf(tx, plan, now);
  const purchase = await insertPurchase(tx, { plan, beginning, now });
  const placed: PlacedPurchase['orders'] = [];
  for (const { id, planned, lines: own } of orders) {
    const number = await insertOrder(tx, {
      id,
      purchaseId: purchase.id,
      order: planned,
      state: beginning.orderState,
      now,
    });
    await insertLines(tx, id, own);
    placed.push({ id, number });
  }
  await insertContact(tx, purchase.id, plan.contact);
  await tx.enqueue(
    tellShopper,
    placed.map(({ id }) => id),
  );
  return { ...purchase, total: sum(plan.orders, totalOf), orders: placed };
}

/** The flash quotas that the lines take: pieces of one product together. */
function flashTakes(lines: readonly PlannedLine[], buyers: readonly string[]) {
  const takes = new Map<
    string,
    { sessionId: string; productId: number; buyers: readonly string[]; quantity: number }
  >();
  for (const { flashSession, productId, quantity } of lines) {
    if (flashSession === null) continue;
    const key = `${flashSession} ${productId}`;
    const before = takes.get(key)?.quantity ?? 0;
    takes.set(key, { sessionId: flashSession, productId, buyers, quantity: before + quantity });
  }
  return [...takes.values()];
}

/**
 * Checks the prices a last time, after stock and quota are taken: the shopper never pays another price than
 * they saw.
 */
async function comparePrices(tx: Tx, lines: readonly PlannedLine[]): Promise<void> {
  const wanted = lines.map(({ skuId, price, flashSession }) => ({
    sku: skuId,
    price,
    session: flashSession,
  }));
  const [changed] = await tx<{ sku: number }>(sql`
    select w.sku from jsonb_to_recordset(${JSON.stringify(wanted)}) as w (sku integer, price integer, session text)
    left join skus s on s.id = w.sku and s.archived_at is null
    left join flash_prices f on f.sku_id = w.sku and f.session_id = w.session
    left join flash_sessions r on r.id = f.session_id and r.starts_at_hour is null
    where case when w.session is null then s.price when r.id is not null then f.price end is distinct from w.price
    limit 1`);
  if (changed) throw new PriceChanged(changed.sku);
}

async function beginningOf(tx: Tx, plan: PurchasePlan, now: Date): Promise<Beginning> {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await lockLimits(tx, plan);
  if (!plan.cod) {
    await refuseTooMany(tx, plan);
    return { orderState: 'unpaid', payBy: inMinutes(PAY_WITHIN_HOURS * 60) };
  }
  await refuseTooMuchCod(tx, plan, plan.cod);
  return plan.cod.isNewcomer
    ? { orderState: 'unconfirmed', payBy: inMinutes(CONFIRM_COD_MINUTES) }
    : { orderState: 'new', payBy: null };
}

async function insertPurchase(
  tx: Tx,
  { plan, beginning, now }: { plan: PurchasePlan; beginning: Beginning; now: Date },
) {
  const { payBy, orderState } = beginning;
  const isConfirmed = orderState === 'new';
  const id = randomUUID();
  const number = orderNumber(now, randomBytes(6));
  const [written] = await tx(sql`
    insert into purchases (id, number, user_id, guest_id, buyers, cod_buyers, state, method, total, pay_by, request_key, request_hash,
      address_hash, created_at, confirmed_at)
    values (${id}, ${number}, ${plan.userId}, ${plan.guestId}, ${sql.param(plan.buyers)}::text[],
      ${sql.param(plan.cod?.buyer.keys ?? [])}::text[], ${isConfirmed ? 'confirmed' : 'awaiting'}, ${plan.method}, ${sum(plan.orders, totalOf)}, ${payBy},
      ${plan.requestKey}, ${plan.requestHash}, ${plan.addressHash}, ${now}, ${isConfirmed ? now : null})
    on conflict do nothing returning id`);
  // Either the key was used, or, once in a billion, the number is taken: a retry shows which.
  if (!written) throw new DuplicateRequest(plan.requestKey);
  return { id, number, payBy };
}

/** Locks buyer and address, so that two simultaneous purchases do not both pass a limit. */
async function lockLimits(tx: Tx, plan: PurchasePlan): Promise<void> {
  const keys = [
    ...new Set([...plan.buyers, ...(plan.cod?.buyer.keys ?? [])]),
    `address:${plan.addressHash.toString('hex')}`,
  ].toSorted();
  for (const key of keys)
    await tx(sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key}`}, 0))`);
}

async function refuseTooMuchCod(tx: Tx, plan: PurchasePlan, cod: CodPlan): Promise<void> {
  const { buyer, isNewcomer, limits } = cod;
  const wanted = {
    orders: plan.orders.length,
    pieces: sum(plan.orders, ({ lines }) => sum(lines, ({ quantity }) => quantity)),
    total: sum(plan.orders, totalOf),
  };
  const history = await readCodHistory(tx, buyer, plan.contact.regionCode);
  if (codClosed({ ...history, isNewcomer }, wanted, limits)) throw new TooMuchCod('buyer');
  if (await isAddressFull(tx, plan.addressHash, wanted)) throw new TooMuchCod('address');
}

async function refuseTooMany(tx: Tx, plan: PurchasePlan): Promise<void> {
  const [unpaid] = await tx<{ buyer: number; address: number }>(sql`
    select count(*) filter (where buyers && ${sql.param(plan.buyers)}::text[])::integer as buyer,
      count(*) filter (where address_hash = ${plan.addressHash})::integer as address
    from purchases where state = 'awaiting' and method <> 'cod' and not is_exchange
      and (buyers && ${sql.param(plan.buyers)}::text[] or address_hash = ${plan.addressHash})`);
  if (unpaid && unpaid.buyer >= MOST_UNPAID.buyer) throw new TooManyUnpaid('buyer');
  if (unpaid && unpaid.address >= MOST_UNPAID.address) throw new TooManyUnpaid('address');
}

async function insertContact(tx: Tx, purchaseId: string, contact: PurchasePlan['contact']): Promise<void> {
  await tx(sql`
    insert into order_contacts (purchase_id, recipient, phone, email, region_code, region, postal_code, street, landmark,
      courier_note, dropship_name)
    values (${purchaseId}, ${contact.recipient}, ${contact.phone}, ${contact.email}, ${contact.regionCode},
      ${contact.regionName}, ${contact.postalCode}, ${contact.street}, ${contact.landmark}, ${contact.courierNote},
      ${contact.dropshipName})`);
}
