import { type Rupiah, rupiah } from '../money.ts';
import type { Transfer } from './accounts.ts';
import { cumulativeShare, feeOf, shareOfPieces } from './shares.ts';

/** Whose money a refund is, and what for. */
export interface RefundSource {
  /** An account of the ledger. */
  account: string;
  amount: number;
  /** `postage`: what a shopper paid to send goods back. `excess`: money that paid for nothing. */
  kind: 'goods' | 'shipping' | 'goodwill' | 'postage' | 'excess';
  /** The line that it pays back; none for a whole order. */
  lineId?: string;
}

/** The account of what the shop bears of its own will. */
export const GOODWILL = 'cost:goodwill';

/** Who bears a refund: the seller, whose goods they are, or the shop. */
export const BEARERS = ['seller', 'shop'] as const;
export type Bearer = (typeof BEARERS)[number];

/** The shop bears an amount of the goods' price, and the seller all else. */
export interface SharedBearer {
  shopBears: Rupiah;
}

/** Why pieces of an order are refunded after it arrived (P-PAY-23). */
export const REFUND_REASONS = [
  'damaged',
  'not_as_described',
  'defective',
  'missing_pieces',
  'wrong_goods',
  'changed_mind',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Whoever has a change of mind pays for the way there; all else is the seller's fault. */
export const givesShippingBack = (reason: RefundReason): boolean => reason !== 'changed_mind';

/** A line of an order, and how many of its pieces are refunded now. */
export interface RefundedLine {
  id: string;
  position: number;
  price: Rupiah;
  quantity: number;
  /** Pieces that were cancelled before, came back, or whose complaint was closed. */
  gone: number;
  /** Pieces that were cancelled before it was sent. */
  cancelled: number;
  /** What the shopper got for the line before. */
  refunded: Rupiah;
  /** What its seller keeps, or will keep, of the line so far. */
  kept: Rupiah;
  commissionBasisPoints: number;
  /** To be refunded now. */
  pieces: number;
}

/** Pieces of an arrived order that are to be refunded. */
export interface PiecesRefund {
  orderId: string;
  sellerId: number;
  /** Its seller has the money: the refund comes out of the seller's account. */
  isCompleted: boolean;
  /** Shipping and the fee for cash on delivery, as the shopper paid them. */
  extras: Rupiah;
  /** What can still go back of the order's whole price. */
  left: Rupiah;
  lines: readonly RefundedLine[];
  reason: RefundReason;
  bearer: Bearer | SharedBearer;
  /** A part of the price that both sides agreed on, or that was decided; null for all of it. */
  part: Rupiah | null;
}

/**
 * Where a refund of pieces comes from (P-PAY-23): each line by its pieces, and at the seller's fault also a share of the
 * shipping by the value of all goods that are gone now, less what was gone before, so that the shares of a whole order add
 * up to its shipping. Never more than what is left of a line and of the order. Unit: whole Rupiah.
 */
export function refundSources(refund: PiecesRefund): RefundSource[] {
  const { lines, extras, left, reason, bearer } = refund;
  const amounts = shareOut(lines.map(leftOfLine), refund.part);
  const ofShop = sharesOfShop(amounts, bearer);
  const account = accountOfSeller(refund);
  const goods = lines.flatMap(({ id: lineId }, at): RefundSource[] => {
    const [amount = 0, shops = 0] = [amounts[at], ofShop[at]];
    return [
      { account, amount: amount - shops, kind: 'goods', lineId },
      { account: GOODWILL, amount: shops, kind: 'goods', lineId },
    ];
  });
  const sum = goods.reduce((all, { amount }) => all + amount, 0);
  const isWhole = refund.part === null && givesShippingBack(reason);
  const share = isWhole ? Math.min(shareOfExtras(lines, extras), left - sum) : 0;
  const payer = bearer === 'shop' ? GOODWILL : `seller:${refund.sellerId}`;
  return [...goods, { account: payer, amount: share, kind: 'shipping' as const }].filter(
    ({ amount }) => amount > 0,
  );
}

/** What can be given back of a line for its pieces. */
const leftOfLine = ({ price, pieces, quantity, cancelled, refunded }: RefundedLine): number =>
  Math.min(price * pieces, price * (quantity - cancelled) - refunded);

/** A part of some amounts, each by its share; null for all of them. */
function shareOut(amounts: readonly number[], part: Rupiah | null): number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (part === null || part >= all) return [...amounts];
  let before = 0;
  return amounts.map((amount) => {
    const from = before;
    before += amount;
    return cumulativeShare(part, before, all) - cumulativeShare(part, from, all);
  });
}

/** What the shop bears of the price of each line. */
function sharesOfShop(amounts: readonly number[], bearer: PiecesRefund['bearer']): number[] {
  if (bearer === 'shop') return [...amounts];
  return shareOut(amounts, bearer === 'seller' ? rupiah(0) : bearer.shopBears);
}

/** Where the seller's money for the goods is. */
function accountOfSeller({ isCompleted, sellerId, orderId }: PiecesRefund): string {
  return isCompleted ? `seller:${sellerId}` : `escrow:${orderId}`;
}

function shareOfExtras(lines: readonly RefundedLine[], extras: Rupiah): number {
  const valueBy = (pieces: (line: RefundedLine) => number) =>
    lines.reduce((sum, line) => sum + line.price * pieces(line), 0);
  const from = valueBy(({ gone }) => gone);
  const to = valueBy(({ gone, pieces }) => gone + pieces);
  return to === from ? 0 : shareOfPieces(extras, { from, to, of: valueBy(({ quantity }) => quantity) });
}

/**
 * The commission that a seller gets back for goods that it paid back after completion: the fee of what it kept before, less
 * the fee of what it keeps now.
 */
export const commissionBack = (
  refundId: string,
  { orderId, sellerId, isCompleted, lines }: PiecesRefund,
  sources: readonly RefundSource[],
): Transfer[] =>
  (isCompleted ? lines : []).flatMap(({ id, position, kept, commissionBasisPoints: rate }) => {
    const credit = `seller:${sellerId}`;
    const paid = sources.find(({ lineId, account }) => lineId === id && account === credit)?.amount ?? 0;
    const amount = feeOf(kept, rate) - feeOf(rupiah(kept - paid), rate);
    const posted = { id: `comback:${refundId}:${orderId}${position}`, debit: 'income:commission', credit };
    return amount === 0 ? [] : [{ ...posted, amount }];
  });
