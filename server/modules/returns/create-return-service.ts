import { sql } from 'drizzle-orm';
import { piecesLeft } from '#domain/orders/returnable.ts';
import type { Result } from '#domain/result.ts';
import { type SkuForSale, skusOfProducts } from '#server/modules/catalogue/catalogue.ts';
import { returnsWithoutAccount } from '#server/modules/ledger/ledger.ts';
import {
  findReturnable,
  type OrderLineView,
  type OrderOwner,
  type OrderRow,
  purchasesOf,
  readOrders,
} from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { type EvidenceFiles, evidenceOf, handIn } from './evidence.ts';
import { makeLabel } from './labels.ts';
import { lockBoth } from './lock.ts';
import { openReturn, reviseReturn } from './open-return.ts';
import { actionsOf, cardOf, isBuyer, placed, readReturnView } from './read-return-view.ts';
import type { LockedReturn, StoredReturn } from './return-rows.ts';
import { readReturn, readReturns } from './return-rows.ts';
import type {
  ReturnableView,
  ReturnService,
  ShopperRefusal,
  ShopperStep,
  Variant,
} from './return-service.ts';
import {
  appeal,
  askSeller,
  dropLabel,
  leaveOffer,
  type StepRefusal,
  sendGoods,
  takeOffer,
  withdraw,
} from './shopper-steps.ts';

export interface ReturnServiceOptions {
  query: Query;
  transaction: Transaction;
  media: EvidenceFiles;
  /** Whether the shop can book couriers. */
  hasCouriers: boolean;
}

const refused = <E>(error: E) => ({ ok: false, error }) as const;

/** Most returns that are listed: newer ones come first. */
const MOST_LISTED = 100;

/** Creates the interface of pages to returns. */
export function createReturnService(options: ReturnServiceOptions): ReturnService {
  const { query, transaction } = options;
  return {
    async returnable(owner, number) {
      const order = await findReturnable(query, owner, number);
      return order && viewOfOrder(query, order, owner);
    },
    async open(owner, number, form) {
      const order = await findReturnable(query, owner, number);
      if (!order) return refused('unknown');
      return transaction((tx) => openReturn(tx, order.id, { owner, form }));
    },
    async revise(owner, number, n, form) {
      const order = await findReturnable(query, owner, number);
      const found = order && (await readReturn(query, placed(order, n)));
      if (!found) return refused('unknown');
      return transaction(async (tx) => {
        const locked = await lockBoth(tx, { orderId: order.id, returnId: found.id });
        const may = actionsOf(locked.order, locked.found, owner);
        return may.revise ? reviseReturn(tx, locked, form) : refused('open_already');
      });
    },
    async page(owner, number, n) {
      const order = await findReturnable(query, owner, number);
      const found = order && (await readReturn(query, placed(order, n)));
      return found && readReturnView(options, { order, found, owner });
    },
    async list(owner, number) {
      const order = number === undefined ? null : await findReturnable(query, owner, number);
      if (number !== undefined && !order) return [];
      return listReturns(query, owner, order);
    },
    async act(owner, number, n, step) {
      const order = await findReturnable(query, owner, number);
      const found = order && (await readReturn(query, placed(order, n)));
      if (!found) return refused('unknown');
      return transaction(async (tx): Promise<Result<null, ShopperRefusal>> => {
        const locked = await lockBoth(tx, { orderId: order.id, returnId: found.id });
        const refusal = await take(tx, locked, { owner, step, options });
        return refusal === null ? { ok: true, value: null } : refused(refusal);
      });
    },
  };
}

async function take(
  tx: Tx,
  locked: LockedReturn,
  { owner, step, options }: { owner: OrderOwner; step: ShopperStep; options: ReturnServiceOptions },
): Promise<ShopperRefusal | null> {
  const { media, hasCouriers } = options;
  const { order, found } = locked;
  const may = actionsOf(order, found, owner);
  const isOfDraft =
    (step.do === 'withdraw' && may.withdraw) || (step.do === 'add_evidence' && may.addEvidence);
  if (!isBuyer(order, owner) && !isOfDraft) return 'needs_account';
  if ('files' in step && step.files) {
    // Before anything is written: a step that comes too late hands nothing in.
    if (!{ ask: may.ask, appeal: may.appeal, add_evidence: may.addEvidence }[step.do]) return 'too_late';
    const handed = await handIn(tx, media, { owner, found, ids: step.files });
    if (!handed.ok) return handed.error;
  }
  if (step.do === 'label')
    return makeLabel(tx, locked, { way: 'back', collection: step.collection, hasCouriers });
  return doStep(tx, locked, step, (await evidenceOf(tx, media, found.id)).evidence.length);
}

async function doStep(
  tx: Tx,
  locked: LockedReturn,
  step: Exclude<ShopperStep, { do: 'label' }>,
  evidence: number,
): Promise<StepRefusal | null> {
  switch (step.do) {
    case 'ask':
      return askSeller(tx, locked, { evidence });
    case 'add_evidence':
      return null;
    case 'take_offer':
      return takeOffer(tx, locked);
    case 'leave_offer':
      return leaveOffer(tx, locked);
    case 'appeal':
      return appeal(tx, locked, { text: step.text ?? '' });
    case 'send':
      return sendGoods(tx, locked, step.goods);
    case 'drop_label':
      return dropLabel(tx, locked);
    case 'withdraw':
      return withdraw(tx, locked);
  }
}

async function viewOfOrder(query: Query, order: OrderRow, owner: OrderOwner): Promise<ReturnableView> {
  const { number, seller: shop, deliveredAt, missingSince, returnId, lines } = order;
  const skus = await skusOfProducts(
    query,
    lines.map(({ productId }) => productId),
  );
  const open = returnId === null ? null : await readReturn(query, sql`r.id = ${returnId}`);
  return {
    number,
    shop,
    open: open?.n ?? null,
    draft: open && actionsOf(order, open, owner).revise ? draftOf(open) : null,
    isGuests: !isBuyer(order, owner),
    arrivedAt: missingSince === null ? deliveredAt : null,
    lines: lines.map((line) => ({
      ...line,
      left: piecesLeft(line),
      variants: skus.filter(({ productId }) => productId === line.productId).map(variantOf(line)),
    })),
  };
}

const draftOf = ({
  n,
  openedAt,
  reason,
  text,
  pieces,
  askedPart,
}: StoredReturn): ReturnableView['draft'] => ({
  n,
  openedAt,
  form: {
    reason,
    text,
    part: askedPart,
    pieces: pieces.map(({ line, quantity, wanted }) => ({
      line,
      quantity,
      ...(wanted !== null && { wanted }),
    })),
  },
});

const variantOf =
  ({ skuId, price }: OrderLineView) =>
  ({ id, options, shownImageUrl, standing, stock }: SkuForSale): Variant => ({
    skuId: id,
    options: options.join(', '),
    imageUrl: shownImageUrl,
    price: id === skuId ? price : standing.price,
    stock,
  });

async function listReturns(query: Query, owner: OrderOwner, order: OrderRow | null) {
  const orders = order
    ? [order]
    : await readOrders(query, sql`o.purchase_id in ${purchasesOf(owner)} and o.delivered_at is not null`);
  const ids = orders.map(({ id }) => id);
  const found = (await readReturns(query, sql`r.order_id = any(${sql.param(ids)}::uuid[])`)).slice(
    0,
    MOST_LISTED,
  );
  const waiting = await returnsWithoutAccount(
    query,
    found.map(({ id }) => id),
  );
  const exchanges = found.flatMap(({ state, exchangeId }) =>
    state === 'done' && exchangeId !== null ? [exchangeId] : [],
  );
  const unpaid = await readOrders(
    query,
    sql`o.id = any(${sql.param(exchanges)}::uuid[]) and o.state = 'unpaid'`,
  );
  return found.flatMap((one) => {
    const own = orders.find(({ id }) => id === one.orderId);
    const payBy = unpaid.find(({ id }) => id === one.exchangeId)?.payBy ?? null;
    return own ? [Object.assign(cardOf(own, one), { needsAccount: waiting.has(one.id), payBy })] : [];
  });
}
