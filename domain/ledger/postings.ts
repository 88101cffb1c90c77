import { type Rupiah, rupiah } from '../money.ts';
import type { Transfer } from './accounts.ts';
import { GOODWILL } from './refund-sources.ts';
import { feeOf } from './shares.ts';

/**
 * What each event of a purchase posts. Ids are derived from purpose and row, so that an event handled twice
 * posts once. A transfer of 0 is left out. Signs: a transfer debits the first account and credits the second.
 */
function transfer(id: string, debit: string, credit: string, amount: Rupiah): Transfer[] {
  if (amount < 0) throw new RangeError(`A transfer moves no negative amount: ${id}`);
  return amount === 0 ? [] : [{ id, debit, credit, amount }];
}

/** Where money arrives: at the payment provider, or by a transfer to the shop's bank account. */
export type MoneyPlace = 'provider' | 'bank';

/** Money arrived for a purchase; `shop`: the unique code of a transfer, which the shop bears. */
export const receive = (receipt: {
  id: string;
  purchaseId: string;
  amount: Rupiah;
  place: MoneyPlace | 'shop';
}) =>
  transfer(
    `in:${receipt.id}`,
    receipt.place === 'shop' ? UNIQUE_CODES : receipt.place,
    `unapplied:${receipt.purchaseId}`,
    receipt.amount,
  );

/** The account that pays for unique codes. */
const UNIQUE_CODES = GOODWILL;

/** The unique code that the shop bore comes back to the shop; the shopper never paid it. */
export const takeBackCode = (
  refundId: string,
  sources: readonly { account: string; amount: Rupiah }[],
): Transfer[] =>
  sources.flatMap(({ account, amount }, at) =>
    transfer(`uncode:${refundId}:${at + 1}`, account, UNIQUE_CODES, amount),
  );

/** A purchase is paid: the received money moves into the escrow of its orders. */
export const settle = (purchaseId: string, orders: readonly { id: string; due: Rupiah }[]): Transfer[] =>
  orders.flatMap(({ id, due }) =>
    transfer(`set:${purchaseId}:${id}`, `unapplied:${purchaseId}`, `escrow:${id}`, due),
  );

/** A parcel was paid for in cash at the door; the courier owes it. */
export const collectCash = (order: { id: string; courier: string; due: Rupiah }) =>
  transfer(`cod:${order.id}`, `cod:${order.courier}`, `escrow:${order.id}`, order.due);

/**
 * An order is completed: the value of each line goes to the seller, less the commission, and the fee for cash
 * on delivery to the shop. Line ids are the order's id and the line's position, as in 'A1'.
 */
export const complete = (order: {
  id: string;
  sellerId: string;
  lines: readonly { id: string; goods: Rupiah; commissionBasisPoints: number }[];
  codFee: Rupiah;
}): Transfer[] => [
  ...order.lines.flatMap(({ id, goods, commissionBasisPoints }) => [
    ...transfer(`done:${id}`, `escrow:${order.id}`, `seller:${order.sellerId}`, goods),
    ...transfer(
      `com:${id}`,
      `seller:${order.sellerId}`,
      'income:commission',
      feeOf(goods, commissionBasisPoints),
    ),
  ]),
  ...transfer(`codin:${order.id}`, `escrow:${order.id}`, 'income:cod_fee', order.codFee),
];

/** A courier lost a parcel that the shop had booked, and owes the seller the goods. */
export const claim = (order: { id: string; courier: string; sellerId: string; goods: Rupiah }) =>
  transfer(`claim:${order.id}`, `claim:${order.courier}`, `seller:${order.sellerId}`, order.goods);

/** The courier paid what it owed; what it does not pay is the shop's loss. */
export const settleClaim = (claimed: { id: string; courier: string; amount: Rupiah; paid: Rupiah }) => [
  ...transfer(`claimin:${claimed.id}`, 'bank', `claim:${claimed.courier}`, claimed.paid),
  ...transfer(
    `claimloss:${claimed.id}`,
    'cost:loss',
    `claim:${claimed.courier}`,
    rupiah(claimed.amount - claimed.paid),
  ),
];

/** A courier hands over the collected cash, less its fee. `id`: of the bank's line. */
export const remitCash = (remittance: { id: string; courier: string; amount: Rupiah; fee: Rupiah }) => [
  ...transfer(`remit:${remittance.id}`, 'bank', `cod:${remittance.courier}`, remittance.amount),
  ...transfer(`codfee:${remittance.id}`, 'cost:cod', `cod:${remittance.courier}`, remittance.fee),
];

/** A courier handed over less than it collected, and owes the rest. `id`: of the bank's line. */
export const fallShort = (remittance: { id: string; courier: string; amount: Rupiah }) =>
  transfer(
    `codshort:${remittance.id}`,
    `claim:${remittance.courier}`,
    `cod:${remittance.courier}`,
    remittance.amount,
  );

/** Goods came back, and others go out instead: what the first ones cost pays for the others. */
export const creditExchange = (exchange: {
  returnId: string;
  /** Whose money it is: the order's, or after its completion the seller's. */
  account: string;
  exchangeId: string;
  amount: Rupiah;
}) => transfer(`xc:${exchange.returnId}`, exchange.account, `escrow:${exchange.exchangeId}`, exchange.amount);

/** A refund is created: its money is set aside at once, so that nothing else can spend it. */
export const setAside = (
  refundId: string,
  sources: readonly { account: string; amount: Rupiah }[],
): Transfer[] =>
  sources.flatMap(({ account, amount }, at) =>
    transfer(`rs:${refundId}:${at + 1}`, account, `refund:${refundId}`, amount),
  );

/** A refund was paid out. `attempt` counts from 1, because a bank may return one. */
export const payRefund = (refund: { id: string; amount: Rupiah; place: MoneyPlace; attempt: number }) =>
  transfer(`out:${refund.id}:${refund.attempt}`, `refund:${refund.id}`, refund.place, refund.amount);

/** The bank returned a refund. */
export const bounceRefund = (refund: { id: string; amount: Rupiah; place: MoneyPlace; attempt: number }) =>
  transfer(`back:${refund.id}:${refund.attempt}`, refund.place, `refund:${refund.id}`, refund.amount);

/** Money that the provider took back, in parts if need be. */
interface TakenBack {
  /** Of the receipt. */
  id: string;
  /** All of it so far; the postings of a part carry it. */
  total: Rupiah;
  /** This part. */
  amount: Rupiah;
}

/** The provider took a payment back, or a part of it. */
export const reverse = ({ id, total, amount }: TakenBack) =>
  transfer(`rev:${id}:${total}`, `dispute:${id}`, 'provider', amount);

/** The money of a cancelled order covers a payment that the provider took back. */
export const unsettle = (receiptId: string, order: { id: string; held: Rupiah }) =>
  transfer(`unset:${receiptId}:${order.id}`, `escrow:${order.id}`, `dispute:${receiptId}`, order.held);

/** Unapplied money covers a payment that the provider took back. */
export const releaseUnapplied = (receipt: TakenBack & { purchaseId: string }) =>
  transfer(
    `unhold:${receipt.id}:${receipt.total}`,
    `unapplied:${receipt.purchaseId}`,
    `dispute:${receipt.id}`,
    receipt.amount,
  );

/**
 * What a payment that was taken back has left open is decided: it came back from the provider, or the shop or a seller
 * bears it. `id` tells repeated decisions of one order apart.
 */
export const decideDispute = (decision: {
  id: string;
  receiptId: string;
  bearer: 'provider' | 'shop' | { sellerId: number };
  amount: Rupiah;
}) =>
  transfer(
    `dis:${decision.receiptId}:${decision.id}`,
    accountOfBearer(decision.bearer),
    `dispute:${decision.receiptId}`,
    decision.amount,
  );

function accountOfBearer(bearer: 'provider' | 'shop' | { sellerId: number }): string {
  if (bearer === 'provider') return 'provider';
  return bearer === 'shop' ? 'cost:loss' : `seller:${bearer.sellerId}`;
}

/** Money came for a purchase that nobody knows, such as after a restore. */
export const suspend = (receipt: { id: string; amount: Rupiah; place: MoneyPlace }) =>
  transfer(`in:${receipt.id}`, receipt.place, `suspense:${receipt.id}`, receipt.amount);
