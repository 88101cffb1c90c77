import { sql } from 'drizzle-orm';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import type { CityCode } from '#domain/shipping/zones.ts';
import type { Shipping } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { countSender } from '#server/platform/limits/count-sender.ts';
import type { RateCounter, RateLimit } from '#server/platform/limits/rate-counter.ts';
import { denyArrival } from './arrival-question.ts';
import { changeAddress } from './change-address.ts';
import { confirmByLink, confirmOwn, peekConfirmation } from './confirm-order.ts';
import { disownPurchase } from './disown-purchase.ts';
import { cancelPurchase } from './end-purchase.ts';
import { joinPurchase } from './join-purchase.ts';
import { listOrders } from './list-orders.ts';
import { openLink, peekLink } from './order-links.ts';
import { orderPage } from './order-page.ts';
import type { CancelOutcome, OrderRefusal, OrderService } from './order-service.ts';
import type { OrderOwner } from './order-view.ts';
import { purchasesOf } from './owned.ts';
import { confirmReceipt, reportMissing } from './sent-order.ts';
import { trackOrders } from './track-order.ts';
import { askToCancel, callOff } from './wish-to-cancel.ts';

export interface OrderServiceOptions {
  query: Query;
  transaction: Transaction;
  shipping: Pick<Shipping, 'findRegion' | 'cityOf'>;
  counter: Pick<RateCounter, 'take'>;
  /** A demo whose mails become files shows the button of the confirmation on the pay page. */
  confirmsHere: boolean;
  /** Most freight of refused parcels in a district, in whole Rupiah. */
  mostFreight: () => number;
  /** Whether couriers collect cash in a city. */
  isCodArea: (city: CityCode) => boolean;
}

/** Attempts to find an order by number and contact from one address: ten at once, then one a minute. */
const TRACK_LIMIT: RateLimit = { burst: 10, refillMs: 60_000 };

/** Creates the interface of pages to orders. */
export function createOrderService(options: OrderServiceOptions): OrderService {
  const { query, transaction, shipping, counter, confirmsHere, mostFreight, isCodArea } = options;
  /** Acts on an order of the owner in one transaction, under its lock and that of its purchase. */
  const withOrder = async <T>(
    owner: OrderOwner,
    typed: string,
    work: (tx: Tx, order: OwnOrder) => Promise<T | null>,
  ): Promise<Result<T, OrderRefusal>> => {
    const found = await findOwn(query, owner, typed);
    if (!found) return refused({ code: 'unknown' });
    return transaction(async (tx) => {
      const order = await lockOwn(tx, found);
      const value = await work(tx, order);
      return value === null ? refused({ code: 'too_late', state: order.state }) : { ok: true, value };
    });
  };
  return {
    list: (owner, asked) => listOrders(query, owner, asked),
    page: (owner, number) => orderPage(query, owner, number),
    isOwn: async (owner, number) => (await findOwn(query, owner, number)) !== null,
    async track(typed, address) {
      const retryAfterS = await counter.take(countSender('questions for orders', address, TRACK_LIMIT));
      if (retryAfterS > 0) return refused({ code: 'too_many', retryAfterS });
      const found = await trackOrders(query, typed);
      return found.length > 0 ? { ok: true, value: found } : refused({ code: 'not_found' });
    },
    cancel: (owner, number, reason) =>
      withOrder(owner, number, (tx, { id: orderId, purchaseId }) =>
        cancelByShopper(tx, { orderId, purchaseId, reason }),
      ),
    async changeAddress(owner, number, given) {
      const found = await findOwn(query, owner, number);
      if (!found) return refused({ code: 'unknown' });
      const { purchaseId } = found;
      const nameRegion = async (code: string) => {
        const region = await shipping.findRegion(code);
        if (!region) return null;
        const { name, district, city, province } = region;
        return [...new Set([name, district, city, province])].join(', ');
      };
      const work = {
        transaction,
        nameRegion,
        cityOf: shipping.cityOf,
        mostFreight: mostFreight(),
        isCodArea,
      };
      const refusal = await changeAddress(work, { owner, purchaseId, ...given });
      return refusal ? refused(refusal) : { ok: true, value: null };
    },
    confirmReceived: (owner, number) =>
      done(withOrder(owner, number, async (tx, { id }) => (await confirmReceipt(tx, id)) || null)),
    denyArrival: (owner, number) =>
      done(withOrder(owner, number, async (tx, { id }) => (await denyArrival(tx, id)) || null)),
    reportMissing: (owner, number) =>
      done(withOrder(owner, number, async (tx, { id }) => (await reportMissing(tx, id)) || null)),
    peekLink: (token, purpose) => peekLink(query, token, purpose),
    openLink: (token, owner) => openLink(transaction, token, owner),
    peekConfirmation: (token) => peekConfirmation(query, token),
    confirmByLink: (token) => confirmByLink(transaction, token),
    confirmOwn: async (owner, number) => confirmsHere && confirmOwn(transaction, owner, number),
    confirmsHere,
    disown: (token, owner) => transaction((tx) => disownPurchase(tx, token, owner)),
    join: ({ userId }, number, typed) =>
      transaction((tx) => joinPurchase(tx, { userId, number: parseOrderNumber(number) ?? '', typed })),
  };
}

interface OwnOrder {
  id: string;
  purchaseId: string;
  state: OrderState;
}

async function findOwn(query: Query, owner: OrderOwner, typed: string): Promise<OwnOrder | null> {
  const [order] = await query<OwnOrder>(sql`
    select id, purchase_id as "purchaseId", state from orders
    where number = ${parseOrderNumber(typed)} and purchase_id in ${purchasesOf(owner)}`);
  return order ?? null;
}

async function lockOwn(tx: Tx, { id, purchaseId }: OwnOrder): Promise<OwnOrder> {
  await tx(sql`select 1 from purchases where id = ${purchaseId} for update`);
  const [order] = await tx<{ state: OrderState }>(sql`select state from orders where id = ${id} for update`);
  if (!order) throw new Error(`Order ${id} has vanished`);
  return { id, purchaseId, state: order.state };
}

/**
 * Unpaid: cancels the whole purchase at once. Paid and not accepted: the order at once. Later the seller is
 * asked.
 */
async function cancelByShopper(
  tx: Tx,
  given: { orderId: string; purchaseId: string; reason: Parameters<OrderService['cancel']>[2] },
): Promise<CancelOutcome | null> {
  const { orderId, purchaseId, reason } = given;
  if (await cancelPurchase(tx, { purchaseId, actor: 'shopper', reason })) return 'purchase_cancelled';
  const onlyIf = sql`state in ('new', 'waiting')`;
  if (await callOff(tx, { orderId, actor: 'shopper', reason, onlyIf })) return 'order_cancelled';
  return (await askToCancel(tx, { orderId, reason })) ? 'asked' : null;
}

const refused = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

const done = async <E>(answer: Promise<Result<unknown, E>>): Promise<Result<null, E>> => {
  const given = await answer;
  return given.ok ? { ok: true, value: null } : given;
};
